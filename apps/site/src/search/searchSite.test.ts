import { expect, test, vi } from 'vitest';
import { testContext } from '../layouts/testContext.ts';
import { searchSite } from './searchSite.ts';

/** How much the backend finds, of everything and of news. */
const found = { all: 0, news: 0 };
vi.mock('../content/backend/backend.ts', () => ({
  callBackend: async (path: string) => ({
    status: 200,
    data: { pager: { total_items: path.includes('/news/') ? found.news : found.all } },
  }),
}));
const searchAt = (query: string) =>
  searchSite(testContext({ path: '/en/search/', query: `?search_api_fulltext=lake${query}` }));

test('NEWS that is chosen by itself begins with its first page, which is what it shows', async () => {
  Object.assign(found, { all: 0, news: 40 });
  expect(await searchAt('&page=3')).toMatchObject({ tab: 'news', page: 1 });
  expect(await searchAt('&page=3&tab=news')).toMatchObject({ tab: 'news', page: 3 });
  found.all = 40;
  expect(await searchAt('&page=3')).toMatchObject({ tab: 'all', page: 3 });
});
