import { expect, test } from 'vitest';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { getSearch } from './getSearch.ts';
import { indexChanges, mendIndex } from './indexer.ts';

const payload = await testPayload();
const { store, search } = getSearch(payload);
const position = () => payload.kv.get('search:position');
const isFound = async (word: string) =>
  (await search.find(word, { brand: 'HIM', lang: 'en' }, 1, 0)).total > 0;

test('while another process makes the index anew, changes wait for it; where it dies, the index is made here', async () => {
  const title = unique('lauenensee').replaceAll('-', '');
  await indexChanges(payload);
  // What stands there while an index is made, of which the other process has made nothing yet.
  await payload.kv.set('search:position', -1);
  await store.clear();
  await page(payload, { title });
  expect(await indexChanges(payload)).toBe(0);
  expect([await position(), await store.pages()]).toEqual([-1, 0]);
  await mendIndex(payload);
  expect([await position(), await isFound(title)]).toEqual([-1, false]);
  await mendIndex(payload);
  expect([await isFound(title), await isFound('Mürren')]).toEqual([true, true]);
  expect(await position()).toBeGreaterThan(0);
});
