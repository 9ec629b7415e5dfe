import { expect, test } from 'vitest';
import { testPayload } from '../../testing/testPayload.ts';
import { getSearch } from '../getSearch.ts';
import type { SearchDocument } from './store.ts';

const { store, search } = getSearch(await testPayload());
const page = 900_001;
const documentsWithBody = (body: string): SearchDocument[] => [
  {
    page,
    lang: 'en',
    brands: ['HIM', 'CR'],
    bundle: 'lego_page',
    alias: '/edelweiss/',
    title: 'A page',
    lead: '',
    body,
  },
];
const put = (id: number, documents: SearchDocument[]) => store.put(new Map([[id, documents]]));
const documentsWith = async (word: string) =>
  (await store.wordsLike(word, 'en')).find(([like]) => like === word)?.[1];

test('the vocabulary follows the index: a word is counted once a page, and forgotten with the last page that has it', async () => {
  await put(page, documentsWithBody('Edelweissgarten, edelweissgarten and more'));
  await put(page + 1, [
    { ...documentsWithBody('edelweissgarten')[0], page: page + 1 } as SearchDocument,
  ]);
  expect(await documentsWith('edelweissgarten')).toBe(2);
  const { documents, suggestions } = await search.find(
    'edelwiessgarten',
    { brand: 'HIM', lang: 'en' },
    5,
    0,
  );
  expect(suggestions).toContain('edelweissgarten');
  expect(documents.map((document) => document.page).toSorted()).toEqual([page, page + 1]);
  await put(page, documentsWithBody('Nothing of it'));
  expect(await documentsWith('edelweissgarten')).toBe(1);
  await put(page + 1, []);
  await put(page, []);
  expect(await documentsWith('edelweissgarten')).toBeUndefined();
  expect((await search.find('edelweissgarten', { brand: 'HIM', lang: 'en' }, 5, 0)).total).toBe(0);
});
