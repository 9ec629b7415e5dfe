import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';
import { foldedWords } from '../text/fold.ts';
import { getSearch } from './getSearch.ts';
import { Search } from './search.ts';
import type { SearchDocument } from './store/store.ts';

const { store } = getSearch(await testPayload());
const entries = ['Quirlhaus of Gelnitz', 'löffelschule', 'ladle college'].map(foldedWords);
const search = new Search(store, async () => [{ lang: 'en', words: entries }]);
const bodies = {
  900021: 'The Löffelschule by the Zurbrodel',
  900022: 'A ladle and its college by the Zurbrodel',
  900023: 'Löffelschule',
};
const pages = Object.entries(bodies).map(([page, body]): [number, SearchDocument[]] => [
  Number(page),
  [
    {
      ...{ page: Number(page), lang: 'en', brands: ['HIM'], bundle: 'lego_page' },
      ...{ alias: `/${page}/`, title: 'A page', lead: '', body },
    },
  ],
]);
beforeAll(() => store.put(new Map(pages)));
afterAll(() => store.put(new Map(pages.map(([page]) => [page, []]))));

const found = async (typed: string) => {
  const { documents } = await search.find(typed, { brand: 'HIM', lang: 'en' }, 9, 0);
  return documents.map(({ page }) => page).toSorted();
};

test.each([
  ['a word of the group', 'Löffelschule', [900_021, 900_022, 900_023]],
  ['a phrase of it', 'quirlhaus of gelnitz', [900_021, 900_022, 900_023]],
  ['a phrase beside another word', 'zurbrodel quirlhaus of gelnitz', [900_021, 900_022]],
  ['the words of a phrase in another order', 'gelnitz quirlhaus', []],
])('of a group of synonyms, %s: %j', async (_, typed, expected) => {
  expect(await found(typed)).toEqual(expected);
});
