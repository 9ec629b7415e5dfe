// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('boxes that the browser brings back are as the comparison is since, not the other way round', async () => {
  const inPlace = { follow: vi.fn(), restore: vi.fn() };
  vi.doMock('./finderInPlace.ts', () => inPlace);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as never]);
  document.body.innerHTML = `<div data-finder>
    <input type="checkbox" name="p" value="/programs/bachelor/" checked>
  </div>`;
  await import('./finder.client.ts');
  await vi.waitFor(() => expect(inPlace.restore).toHaveBeenCalledOnce());
  expect(inPlace.follow).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(inPlace.restore).toHaveBeenCalledTimes(2));
});

test('where nothing more can be loaded, a kept comparison does no harm and a filter is taken back', async () => {
  vi.doMock('./finderInPlace.ts', () => {
    throw new TypeError('no network');
  });
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  sessionStorage.setItem('kept', '[["1","/programs/bachelor/"]]');
  document.body.innerHTML = `<div data-finder data-comparison-key="kept">
    <form data-finder-form><input type="checkbox" name="level" value="master"></form>
    <p data-unavailable="Try again."></p>
  </div>`;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await import('./finder.client.ts');
  const box = document.querySelector('input') as HTMLInputElement;
  box.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Try again.'), 30_000);
  expect(box.checked).toBe(false);
  expect(failed).not.toHaveBeenCalled();
});
