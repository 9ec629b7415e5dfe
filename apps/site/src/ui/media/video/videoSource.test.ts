// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followWidth } from './videoSource.client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<video><source media="(max-width: 992px)" src="/m.mp4"><source src="/d.mp4"></video>
    <video><source src="/only.mp4"></video>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function resize(width: number): void {
  vi.stubGlobal('innerWidth', width);
  window.dispatchEvent(new Event('resize'));
}

test('a film follows the window across 992 px, 1500 ms after its last change', {
  tags: ['S4.media.1', 'S9.breakpoint.3'],
}, () => {
  vi.stubGlobal('innerWidth', 1200);
  const [film, other] = document.querySelectorAll('video');
  const sourceUrl = (video: HTMLVideoElement | undefined) => video?.getAttribute('src');
  followWidth();
  resize(1100);
  vi.advanceTimersByTime(1500);
  expect(sourceUrl(film)).toBeNull();
  resize(992);
  vi.advanceTimersByTime(1499);
  expect(sourceUrl(film)).toBeNull();
  vi.advanceTimersByTime(1);
  expect(sourceUrl(film)).toMatch(/\/m\.mp4$/);
  resize(993);
  vi.advanceTimersByTime(1500);
  expect(sourceUrl(film)).toMatch(/\/d\.mp4$/);
  expect(sourceUrl(other)).toBeNull();
});
