import { afterEach, expect, test, vi } from 'vitest';
import { previewUrl } from './previewUrl.ts';
import { isPreviewToken } from './token.ts';

afterEach(() => vi.useRealTimers());

test('the address of a preview stays the same from save to save, and opens for half an hour at least', () => {
  vi.useFakeTimers();
  const addressAt = (time: string) => {
    vi.setSystemTime(time);
    return previewUrl({ id: 7, field_domain_access: ['HIM'] }, 'ar') ?? '';
  };
  expect(addressAt('2026-11-22T10:00:01Z')).toBe(addressAt('2026-11-22T10:29:58Z'));
  const token = new URL(addressAt('2026-11-22T10:29:59Z')).searchParams.get('token') ?? '';
  expect(isPreviewToken('7', token, Date.parse('2026-11-22T10:59:58Z'))).toBe(true);
  expect(isPreviewToken('7', token, Date.parse('2026-11-22T11:30:00Z'))).toBe(false);
});
