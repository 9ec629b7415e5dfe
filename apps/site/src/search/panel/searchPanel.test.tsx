// @vitest-environment happy-dom
import { menusSchema } from '@concierge/contract/menu';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { interfaceStrings } from '../../i18n/strings.ts';
import { SearchPanel } from '../SearchPanel.tsx';
import { enhance } from './searchPanel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const t = interfaceStrings('en');
/** Titles found, or the sentence that stands in their place, where these searches fail. */
async function search(...failing: ('search' | 'news')[]): Promise<string> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string) =>
    failing.some((name) => url.startsWith(`/views/${name}/`))
      ? Response.json({}, { status: 503 })
      : Response.json({
          items: [{ title: url.split('/')[2], alias: '/x/' }],
          pager: { total_items: 1 },
        }),
  );
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(
    <SearchPanel
      lang="en"
      t={t}
      menus={menusSchema.parse({})}
      brand={{ code: 'HIM', id: 4 }}
      id="s"
    />,
  );
  document.body.replaceChildren(box);
  const panel = box.querySelector<HTMLElement>('[data-search-panel]');
  const input = box.querySelector('input');
  if (!panel || !input) throw new Error('there is no panel');
  enhance(panel);
  input.value = 'spa';
  const results = box.querySelector<HTMLElement>('[data-search-results]');
  const status = results?.querySelector('[role=status]');
  box.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
  await vi.waitFor(() => expect(results?.hasAttribute('aria-busy')).toBe(false), 30_000);
  // What listens is told of a change within the line that was there before.
  expect(status?.textContent).toMatch(/./);
  expect(results?.querySelector('[role=status]')).toBe(status);
  return results?.querySelector('h3')?.textContent ?? results?.textContent ?? '';
}

test('what one search found is shown though the other failed; only where both did, none is possible', async () => {
  expect(await search()).toBe('search');
  expect(await search('news')).toBe('search');
  expect(await search('search')).toBe('news');
  expect(await search('search', 'news')).toBe(t.search.unavailable);
});
