import { expect, test } from 'vitest';
import { testPayload, unique } from '../testing/testPayload.ts';
import { searchOf } from './searchOf.ts';

const payload = await testPayload();
const { counter } = searchOf(payload);

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
