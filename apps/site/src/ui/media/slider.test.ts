import { afterEach, expect, test, vi } from 'vitest';
import { isDraggable, perPageAt } from './slider.ts';
import { defaultWindowSize, watchWindowSize, windowSize } from './windowSize.ts';

test('dragging is enabled when perPage is below the item count', { tags: ['S4.slider.1'] }, () => {
  expect([1, 2, 3, 4].map((count) => isDraggable(3, count))).toEqual([false, false, false, true]);
  expect(isDraggable(1, 1)).toBe(false);
  expect(isDraggable(1, 2)).toBe(true);
});

test('fewer items are seen at once on tablets and phones', () => {
  expect([360, 767, 768, 991, 992, 1920].map((width) => perPageAt(width, 3))).toEqual([
    1, 1, 2, 2, 3, 3,
  ]);
  expect(perPageAt(1920, 0)).toBe(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a window its size is 1200 by 800', { tags: ['S4.media.3'] }, () => {
  expect(windowSize()).toEqual({ width: 1200, height: 800 });
  expect(defaultWindowSize).toEqual({ width: 1200, height: 800 });
});

test('a change of size is told 1500 ms after the last one', { tags: ['S4.media.2'] }, () => {
  vi.useFakeTimers();
  const target = new EventTarget();
  vi.stubGlobal('window', Object.assign(target, { innerWidth: 1300, innerHeight: 700 }));
  const widths: number[] = [];
  const stop = watchWindowSize(({ width }) => widths.push(width));
  Object.assign(target, { innerWidth: 900 });
  target.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(1000);
  target.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(1499);
  expect(widths).toEqual([1300]);
  vi.advanceTimersByTime(1);
  expect(widths).toEqual([1300, 900]);
  stop();
  target.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(5000);
  expect(widths).toHaveLength(2);
});
