import { afterEach, expect, test, vi } from 'vitest';
import { loadListed, loadUses } from './loadUses.ts';

const use = (collection: string, id: number) => ({
  collection,
  id,
  title: `${collection} ${id}`,
  brands: ['HIM'],
  published: true,
});
const { signal } = new AbortController();
const answers = (byPath: Readonly<Record<string, unknown>>) =>
  vi.stubGlobal('fetch', async (path: string) =>
    path in byPath ? Response.json(byPath[path]) : new Response(null, { status: 404 }),
  );
afterEach(() => vi.unstubAllGlobals());

test('uses of several documents are listed once, without those by a document that goes, too', async () => {
  answers({
    '/api/pages/1/used-in': { uses: [use('pages', 2), use('menus', 7)], hidden: 1 },
    '/api/pages/2/used-in': { uses: [use('menus', 7), use('pages', 9)], hidden: 2 },
  });
  const { uses, hidden } = await loadUses('pages', ['1', '2', '3'], signal);
  expect(uses.map(({ title }) => title)).toEqual(['menus 7', 'pages 9']);
  expect(hidden).toBe(3);
});

test('of a longer list the first documents are answered, and how many it has', async () => {
  answers({ '/api/pages?limit=2': { docs: [{ id: 1 }, { id: 2 }], totalDocs: 240 } });
  expect(await loadListed('pages', 'limit=2', signal)).toEqual({ ids: ['1', '2'], total: 240 });
});
