import { expect, test } from 'vitest';
import { previewWarning } from './previewWarning.ts';

const fine = {
  NODE_ENV: 'production' as const,
  PREVIEW_SECRET: 'x',
  CMS_URL: 'https://cms.example.org',
};

test.each(['PREVIEW_SECRET', 'CMS_URL'])('a start without %s warns of previews', (name) => {
  expect(previewWarning({ ...fine, [name]: '' })).toContain(`${name} is missing: `);
});

test('a start that has what previews need is silent', () => {
  expect(previewWarning(fine)).toBeUndefined();
});
