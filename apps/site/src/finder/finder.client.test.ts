// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

vi.mock('./finderInPlace.ts', () => {
  throw new TypeError('no network');
});

test('where nothing more can be loaded, a kept comparison does no harm and a filter is taken back', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  sessionStorage.setItem('kept', '["/programs/bachelor/"]');
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
