import { expect, test, vi } from 'vitest';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { getSearch } from './getSearch.ts';
import { indexChanges, mendIndex, startIndexer } from './indexer.ts';

const payload = await testPayload();
const { store, search } = getSearch(payload);
const position = () => payload.kv.get('search:position');
const scope = { brand: 'HIM', lang: 'en' } as const;
const isFound = async (word: string) => (await search.find(word, scope, 1, 0)).total > 0;

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

test('a page that could not be read when it was published is found a minute later', async () => {
  const title = unique('oeschinensee').replaceAll('-', '');
  await indexChanges(payload);
  const { id } = await page(payload, { title });
  const find = payload.find.bind(payload);
  const failing = vi
    .spyOn(payload, 'find')
    .mockImplementation(((options: never) =>
      JSON.stringify(options).includes(`"id":{"equals":${id}}`)
        ? Promise.reject(new Error('no connection'))
        : find(options)) as typeof payload.find);
  await indexChanges(payload);
  failing.mockRestore();
  expect(await isFound(title)).toBe(false);
  await mendIndex(payload);
  expect(await isFound(title)).toBe(true);
  expect(await payload.kv.get('search:failures')).toEqual({});
});

test('a start makes the index anew for what another version took for a page’s text, and not for pages that nobody looks for', async () => {
  const word = 'edelrautengasse';
  await indexChanges(payload);
  const { totalDocs } = await payload.count({ collection: 'pages', overrideAccess: true });
  for (let made = 0; made < totalDocs / 5; made += 1)
    await page(payload, { alias: `/thank-you/${unique('brochure')}/` });
  const { documents } = await search.find('Mürren', scope, 1, 0);
  const pages = documents.map(
    (document) => [document.page, [{ ...document, body: word }]] as const,
  );
  await store.put(new Map(pages));
  await startIndexer(payload);
  expect(await isFound(word)).toBe(true);

  await payload.kv.set('search:text', 1);
  await startIndexer(payload);
  await expect.poll(() => isFound(word), { timeout: 50_000 }).toBe(false);
  expect(await isFound('Mürren')).toBe(true);
});
