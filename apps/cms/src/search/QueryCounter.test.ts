import { expect, test } from 'vitest';
import { runSql } from '../runtime/database/runSql.ts';
import { testPayload, unique } from '../testing/testPayload.ts';
import { getSearch } from './getSearch.ts';
import { pruneQueries } from './pruneQueries.ts';

const payload = await testPayload();
const { counter } = getSearch(payload);

test('searches are counted by brand and language, those without a result apart, and addresses and numbers never', async () => {
  const word = unique('ridge').replaceAll(/[^a-z]/g, 'x');
  counter.count(word, { brand: 'HIM', lang: 'en' }, true);
  counter.count(word.toUpperCase(), { brand: 'HIM', lang: 'en' }, false);
  counter.count(word, { brand: 'HIM', lang: 'es' }, false);
  counter.count(`${word}@example.org`, { brand: 'HIM', lang: 'en' }, true);
  counter.count(`${word} 0791234567`, { brand: 'HIM', lang: 'en' }, true);
  await counter.flush();
  counter.count(word, { brand: 'HIM', lang: 'en' }, true);
  await counter.flush();
  const { docs } = await payload.find({
    collection: 'search-queries',
    where: { query: { like: word } },
    sort: 'lang',
    overrideAccess: true,
  });
  expect(
    docs.map(({ brand, lang, searches, without_result }) => [
      brand,
      lang,
      searches,
      without_result,
    ]),
  ).toEqual([
    ['HIM', 'en', 3, 2],
    ['HIM', 'es', 1, 0],
  ]);
});

test('what few have searched for goes after a month, and of the rest the least searched beyond the limit', async () => {
  const now = Date.now();
  // Of no other test's.
  const brand = `Q${process.pid}`;
  const store = (query: string, searches: number, daysAgo: number) =>
    runSql(
      payload,
      `insert into search_queries (query, searches, without_result, updated_at, brand, lang)
        values ($1, $2, 0, $3, $4, 'ru')`,
      [query, searches, new Date(now - daysAgo * 86_400_000).toISOString(), brand],
    );
  await store('rare', 2, 31);
  await store('rare and new', 1, 29);
  await store('usual', 3, 300);
  await store('frequent', 40, 300);
  const left = async () => {
    const sql = 'select query from search_queries where brand = $1 order by query';
    return (await runSql(payload, sql, [brand])).map(({ query }) => query);
  };
  await pruneQueries(payload, now);
  expect(await left()).toEqual(['frequent', 'rare and new', 'usual']);
  await pruneQueries(payload, now, 2);
  expect(await left()).toEqual(['frequent', 'usual']);
});
