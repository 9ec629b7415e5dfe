import { langs } from '@concierge/contract/lang';
import { expect, test } from 'vitest';
import { type Covered, chosen } from './coverage.ts';

const everywhere = Object.fromEntries(langs.map((lang) => [lang, 'done'])) as Covered['states'];

test('a count of the map leads to the pages of which that very language stands so', () => {
  const at = (id: number, es: 'done' | 'missing', ar: 'done' | 'missing'): Covered => ({
    id,
    title: '',
    alias: '/',
    brands: ['HIM'],
    states: { ...everywhere, es, ar },
  });
  const pages = [at(1, 'missing', 'done'), at(2, 'done', 'missing'), at(3, 'done', 'done')];
  const ids = (asked: Parameters<typeof chosen>[1]) => chosen(pages, asked).map(({ id }) => id);
  expect(ids({ brand: 'HIM', state: 'missing', lang: 'ar' })).toEqual([2]);
  expect(ids({ brand: 'HIM', state: 'missing', lang: 'es' })).toEqual([1]);
  expect(ids({ state: 'missing' })).toEqual([1, 2]);
  expect(ids({ state: 'missing', lang: 'xx' })).toEqual([1, 2]);
});
