import { demoLangs } from '@concierge/demo/demoLangs';
import { describe, expect, test } from 'vitest';
import { testPayload } from '../../testing/testPayload.ts';
import { getSearch } from '../getSearch.ts';
import { plantedQueries } from './plantedQueries.ts';

const payload = await testPayload();

describe.each(demoLangs)('in %s', { tags: ['S7.search.1'] }, (lang) => {
  test('twenty queries are planted, each once', () => {
    expect(new Set(plantedQueries[lang].map(([brand, typed]) => `${brand} ${typed}`)).size).toBe(
      20,
    );
  });

  test.each(plantedQueries[lang])(
    '%s: “%s” finds %s among the first three',
    async (brand, typed, alias) => {
      const { documents } = await getSearch(payload).search.find(typed, { brand, lang }, 3, 0);
      expect(documents.map((document) => document.alias)).toContain(alias);
    },
  );
});
