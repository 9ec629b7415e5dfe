// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { comparisonStorageKey } from './comparisonStorageKey.ts';

afterEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

/** Opens a comparison that has these links, and presses the first one. */
async function removeBy(search: string, ...links: string[]): Promise<string | null> {
  history.replaceState(null, '', `/en/compare/${search}`);
  document.body.innerHTML = links.map((href) => `<a href="${href}" data-remove="">×</a>`).join('');
  await import('./compare.client.ts');
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  return sessionStorage.getItem(comparisonStorageKey);
}

test('who takes the last programme out of a comparison has chosen none any more', async () => {
  expect(await removeBy('?p=/a/', '/en/compare/?')).toBeNull();
});

test('what is compared is kept while another one stays, and where the page is opened without any', async () => {
  expect(await removeBy('?p=/a/&p=/b/', '/en/compare/?p=/b/', '/en/compare/?p=/a/')).toBe(
    '["/a/","/b/"]',
  );
  vi.resetModules();
  expect(await removeBy('')).toBe('["/a/","/b/"]');
});
