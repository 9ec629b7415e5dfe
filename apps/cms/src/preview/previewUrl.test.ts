import type { PayloadRequest } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { previewUrl } from './previewUrl.ts';
import { isPreviewToken } from './token.ts';

afterEach(() => vi.useRealTimers());

test('the address of a preview stays the same from save to save, and opens for half an hour at least', () => {
  vi.useFakeTimers();
  const addressAt = (time: string) => {
    vi.setSystemTime(time);
    return previewUrl({ id: 7, field_domain_access: ['HIM'] }, 'ar', { user: null }) ?? '';
  };
  expect(addressAt('2026-11-22T10:00:01Z')).toBe(addressAt('2026-11-22T10:29:58Z'));
  const token = new URL(addressAt('2026-11-22T10:29:59Z')).searchParams.get('token') ?? '';
  expect(isPreviewToken('7', token, Date.parse('2026-11-22T10:59:58Z'))).toBe(true);
  expect(isPreviewToken('7', token, Date.parse('2026-11-22T11:30:00Z'))).toBe(false);
});

test("editors see a page that schools share on their own school's site", () => {
  const shown = (...brands: string[]) =>
    new URL(
      previewUrl({ id: 7, field_domain_access: ['SEG', 'HIM', 'CAA'] }, 'en', {
        user: { collection: 'users', brands } as unknown as PayloadRequest['user'],
      }) ?? '',
    ).hostname;
  expect(shown('CAA')).toMatch(/^caa\./);
  expect(shown('CAA', 'HIM')).toMatch(/^him\./);
  expect(shown()).toMatch(/^seg\./);
  expect(shown('CR')).toMatch(/^seg\./);
});
