import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormsRefresh } from './FormsRefresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const hourMs = 3_600_000;
const expire = () => undefined;
const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });

test('while the backend is away the definitions are fetched every five seconds, however long it lasts', async () => {
  const refresh = vi.fn(async () => {
    throw away;
  });
  const formsRefresh = new FormsRefresh({ expire, refresh, size: 0 });
  formsRefresh.start();
  await vi.advanceTimersByTimeAsync(hourMs);
  refresh.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refresh.mock.calls.length).toBeGreaterThan(10);
  expect(refresh.mock.calls.length).toBeLessThan(15);
  formsRefresh.stop();
  refresh.mockClear();
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(refresh).not.toHaveBeenCalled();
});

test('once the backend answers the definitions are fetched every five minutes', async () => {
  const refresh = vi.fn(async () => undefined);
  refresh.mockRejectedValueOnce(away);
  const formsRefresh = new FormsRefresh({ expire, refresh, size: 0 });
  formsRefresh.start();
  await vi.advanceTimersByTimeAsync(6000);
  expect(refresh).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(refresh).toHaveBeenCalledTimes(14);
  formsRefresh.stop();
});

test('changes that come together are fetched once, those during the fetch once more', async () => {
  let known = 0;
  let current = 0;
  const refresh = vi.fn(async () => {
    const answer = current;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    known = answer;
  });
  const formsRefresh = new FormsRefresh({ expire, refresh, size: 0 });
  for (let change = 0; change < 25; change += 1) {
    current += 1;
    formsRefresh.changed();
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(3500);
  expect(known).toBe(25);
  expect(refresh).toHaveBeenCalledTimes(2);
  formsRefresh.changed();
  formsRefresh.stop();
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(refresh).toHaveBeenCalledTimes(2);
});
