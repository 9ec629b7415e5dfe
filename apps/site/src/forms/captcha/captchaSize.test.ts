import { expect, test } from 'vitest';
import { captchaSizeSetting } from '../props/leadSettings.ts';
import { captchaSize } from './captchaSize.ts';

test.each([
  ['normal', 0, 'normal'],
  ['normal', 288, 'compact'],
  ['normal', 304, 'normal'],
  ['compact', 900, 'compact'],
  ['invisible', 288, 'invisible'],
] as const)('%s in %i px is %s', { tags: ['S9.captcha.2'] }, (setting, width, size) =>
  expect(captchaSize(setting, width)).toBe(size),
);

test.each([
  [undefined, 'normal'],
  ['invisible', 'invisible'],
  ['compact', 'compact'],
  ['huge', 'normal'],
] as const)('CAPTCHA_SIZE=%s is %s', { tags: ['S9.captcha.2'] }, (CAPTCHA_SIZE, size) =>
  expect(captchaSizeSetting({ NODE_ENV: 'test', ...(CAPTCHA_SIZE && { CAPTCHA_SIZE }) })).toBe(
    size,
  ),
);
