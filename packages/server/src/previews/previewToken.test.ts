import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPreviewToken, previewToken } from './previewToken.ts';

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

test('a link is made for an hour, of a page or of a shared section', () => {
  for (const id of ['12', 'section-12']) {
    const made = previewToken(id, secret, now);
    expect(made).toBe(token(id, now / 1000 + 3600));
    expect(isPreviewToken(id, made, secret, now + 3_600_000)).toBe(true);
    expect(isPreviewToken(id, made, secret, now + 3_600_001)).toBe(false);
  }
});
