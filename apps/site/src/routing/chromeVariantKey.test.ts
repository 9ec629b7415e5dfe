import type { Shell } from '@concierge/contract/calls';
import { expect, test } from 'vitest';
import { chromeVariantKey } from './chromeVariantKey.ts';

const shell = {
  menus: { main: [{ title: 'Café', relative: '/en/café/' }] },
  blocks: {},
} as unknown as Shell;

test.each(['/en/%/', '/%/apply/', '/en/100%/x/', '/en/%zz/', '/en/%25/'])(
  'a path with a percent sign of its own, %s, has no variant',
  (path) => expect(chromeVariantKey(path, shell)).toBe(''),
);

test('a path that stands in a menu has one, encoded or not', () => {
  for (const path of ['/en/café/', '/en/caf%C3%A9/'])
    expect(chromeVariantKey(path, shell)).toBe(path);
});
