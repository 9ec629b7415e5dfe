import { brandCodes } from '@concierge/brands/brands';
import { demoLangs } from '@concierge/demo/demoLangs';
import { expect, test } from 'vitest';
import { testPayload } from '../../testing/testPayload.ts';
import { getSearch } from '../getSearch.ts';
import { everydayQueries } from './everydayQueries.ts';

const payload = await testPayload();

test.each(demoLangs)(
  'in %s, fifty things that prospects type find something in every school',
  { tags: ['S7.search.1'] },
  async (lang) => {
    expect(new Set(everydayQueries[lang]).size).toBe(50);
    const without: string[] = [];
    for (const brand of brandCodes)
      for (const typed of everydayQueries[lang]) {
        const { total } = await getSearch(payload).search.find(typed, { brand, lang }, 3, 0);
        if (total === 0) without.push(`${brand} ${typed}`);
      }
    expect(without).toEqual([]);
  },
);
