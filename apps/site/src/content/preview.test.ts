import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPreviewToken } from './preview.ts';

const secret = 'shared by site and backend';
const token = (id: string, expiry: number, key = secret) =>
  `${expiry}.${createHmac('sha256', key).update(`${id}.${expiry}`).digest('base64url')}`;
const now = Date.UTC(2026, 10, 21);
const later = now / 1000 + 60;

test('a preview link opens its own document until it expires, and nothing else', () => {
  expect(isPreviewToken('12', token('12', later), secret, now)).toBe(true);
  expect(isPreviewToken('13', token('12', later), secret, now)).toBe(false);
  expect(isPreviewToken('12', token('12', now / 1000 - 1), secret, now)).toBe(false);
  expect(isPreviewToken('12', token('12', later, 'another'), secret, now)).toBe(false);
  expect(
    ['', '.', 'x.y', `${later}.`, token('12', later).slice(0, -2)].map((wrong) =>
      isPreviewToken('12', wrong, secret, now),
    ),
  ).toEqual(Array(5).fill(false));
  expect(isPreviewToken('12', token('12', later, ''), '', now)).toBe(false);
});
