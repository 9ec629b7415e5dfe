import { afterAll, expect, test } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';
import { getSearch } from './getSearch.ts';
import type { SearchDocument } from './store/store.ts';

const { store, search } = getSearch(await testPayload());
const put = (page: number, bundle: string, body: string): Promise<void> => {
  const texts = { alias: `/${page}/`, title: 'A page', lead: '', body };
  const document: SearchDocument = { page, lang: 'en', brands: ['HIM'], bundle, ...texts };
  return store.put(new Map([[page, [document]]]));
};
const total = async (typed: string, bundle?: string) => {
  const scope = { brand: 'HIM', lang: 'en', ...(bundle ? { bundle } : {}) } as const;
  return (await search.find(typed, scope, 5, 0)).total;
};
const pages = [900_011, 900_012, 900_013, 900_014] as const;
afterAll(() => store.put(new Map(pages.map((page) => [page, []]))));

test('the news are searched as widely as all pages, and never have more results', async () => {
  await put(pages[0], 'lego_page', 'The gondelseil and its wagenzug');
  await put(pages[1], 'lego_page', 'A wagenzug on its gondelseil');
  await put(pages[2], 'singleNews', 'Wagenzugfest at noon');
  await put(pages[3], 'singleNews', 'Wagenzugfest at night');
  const both = 'gondelseil wagenzug';
  expect([await total(both), await total(both, 'singleNews')]).toEqual([2, 0]);
  const either = 'gondelturm wagenzugf';
  expect([await total(either), await total(either, 'singleNews')]).toEqual([4, 2]);
});
