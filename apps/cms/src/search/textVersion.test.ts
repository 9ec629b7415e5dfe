import { expect, test } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';
import { getSearch } from './getSearch.ts';
import { startIndexer } from './indexer.ts';

const payload = await testPayload();
const { store, search } = getSearch(payload);

test('an index with what another version took for a page’s text is made anew by the next start', async () => {
  const word = 'edelrautengasse';
  const scope = { brand: 'HIM', lang: 'en' } as const;
  const { documents } = await search.find('Mürren', scope, 1, 0);
  const pages = documents.map(
    (document) => [document.page, [{ ...document, body: word }]] as const,
  );
  await store.put(new Map(pages));
  await startIndexer(payload);
  expect((await search.find(word, scope, 1, 0)).total).toBe(1);

  await payload.kv.set('search:text', 1);
  await startIndexer(payload);
  await expect
    .poll(async () => (await search.find(word, scope, 1, 0)).total, { timeout: 50_000 })
    .toBe(0);
  expect((await search.find('Mürren', scope, 1, 0)).total).toBeGreaterThan(0);
});
