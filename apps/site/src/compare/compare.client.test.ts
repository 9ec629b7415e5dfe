// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { comparisonStorageKey } from './comparisonStorageKey.ts';

afterEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

/** Opens a comparison of these programmes that has these links, and presses the first one. */
async function removeBy(programs: string[][], ...links: string[]): Promise<string | null> {
  document.body.innerHTML = links.map((href) => `<a href="${href}" data-remove="">×</a>`).join('');
  if (programs.length > 0) {
    const table = document.createElement('table');
    table.dataset['compared'] = JSON.stringify(programs);
    document.body.append(table);
  }
  await import('./compare.client.ts');
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  return sessionStorage.getItem(comparisonStorageKey);
}

test('who takes the last programme out of a comparison has chosen none any more', async () => {
  expect(await removeBy([['1', '/a/']], '/en/compare/?')).toBeNull();
});

test('what is compared is kept while another one stays, and where the page is opened without any', async () => {
  const two = [
    ['1', '/a/'],
    ['2', '/b/'],
  ];
  const asJson = '[["1","/a/"],["2","/b/"]]';
  expect(await removeBy(two, '/en/compare/?p=/b/', '/en/compare/?p=/a/')).toBe(asJson);
  vi.resetModules();
  expect(await removeBy([])).toBe(asJson);
});
