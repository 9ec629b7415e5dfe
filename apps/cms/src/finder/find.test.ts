import { parseFinderQuery } from '@concierge/contract/finder';
import type { ProgramTeaser } from '@concierge/contract/program';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { find, finderPageSize, indexPrograms } from './find.ts';

const today = '2026-11-21';

function program(title: string, facts: Partial<ProgramTeaser['facts']>): ProgramTeaser {
  return {
    title,
    alias: `/programs/${title.toLowerCase().replaceAll(' ', '-')}/`,
    facts: {
      school: 'HIM',
      level: 'bachelor',
      subject: 'hospitality',
      mode: 'full_time',
      duration_months: 36,
      semesters: 6,
      languages: ['en'],
      campuses: [],
      intakes: [],
      fees: [],
      requirements: [],
      accreditation: [],
      career_outcomes: [],
      curriculum: [],
      ...facts,
    },
  };
}
const fee = (amount: number, valid_to: string) => ({
  kind: 'tuition' as const,
  amount,
  semester: 1,
  refundable: false,
  valid_from: '2026-01-01',
  valid_to,
});

const programs = indexPrograms(
  [
    program('Bachelor in Hotel Management', {
      fees: [fee(24_000, '2028-01-01')],
      intakes: [{ date: '2027-02-01', application_deadline: '2026-12-15', seats: 'open' }],
    }),
    program('Master of Culinary Business', {
      school: 'CAA',
      level: 'master',
      subject: 'culinary',
      duration_months: 12,
      fees: [fee(9_000, '2026-11-20')],
    }),
    program('Pastry Diploma', {
      school: 'CAA',
      level: 'diploma',
      subject: 'pastry',
      duration_months: 9,
      languages: ['en', 'fr'],
      fees: [fee(14_000, '2027-01-01')],
    }),
  ],
  'en',
  today,
);
const ask = (query: string) => find(programs, parseFinderQuery(new URLSearchParams(query)), 'en');
const titles = (query: string) => ask(query).items.map((item) => item.title);

test('finds by inflected and begun words', () => {
  expect(titles('q=hotels manag')).toEqual(['Bachelor in Hotel Management']);
  expect(titles('q=pas')).toEqual(['Pastry Diploma']);
});

test('finds by the words that the page shows beside its own texts, in the language of the page', () => {
  const rigi = program('Summer at the Lake', {
    school: 'CR',
    level: 'short_course',
    subject: 'pastry',
    campuses: [{ title: 'Mürren' }],
  });
  const total = (lang: 'en' | 'ru', q: string) =>
    find(indexPrograms([rigi], lang, today), parseFinderQuery(new URLSearchParams({ q })), lang)
      .total;
  const en = ['Mürren', 'Muerren', 'murren', 'College Rigi', 'Short course', 'Pastry arts'];
  for (const q of en) expect(total('en', q), q).toBe(1);
  for (const q of ['Краткий курс', 'кондитерское']) expect(total('ru', q), q).toBe(1);
});

test('an English possessive is found as its word, and a single letter is a whole word', () => {
  for (const q of ['master’s of culinary', "Master's", 'masters'])
    expect(titles(`q=${encodeURIComponent(q)}`), q).toEqual(['Master of Culinary Business']);
  expect(titles('q=m')).toEqual([]);
});

test('one facet widens, two narrow', () => {
  expect(titles('level=master,diploma')).toHaveLength(2);
  expect(titles('level=master&language=fr')).toEqual([]);
});

test('counts say what a further choice would leave', () => {
  const { facets } = ask('school=CAA');
  const values = (name: string) =>
    Object.fromEntries(
      facets
        .find((facet) => facet.name === name)
        ?.values.map(({ value, count }) => [value, count]) ?? [],
    );
  expect(values('level')).toEqual({ diploma: 1, master: 1 });
  expect(values('school')).toEqual({ CAA: 2, HIM: 1 });
});

test('the facet of fees counts the tuition of all semesters', () => {
  expect(titles('fee=60001-90000')).toEqual(['Pastry Diploma']);
  expect(titles('fee=90001-')).toEqual(['Bachelor in Hotel Management']);
});

test('an expired price is no price', () => {
  expect(titles('fee=0-10000')).toEqual([]);
  expect(titles('sort=fee')).toEqual([
    'Pastry Diploma',
    'Bachelor in Hotel Management',
    'Master of Culinary Business',
  ]);
});

test('pages hold every programme once, in the order that was asked for', () => {
  const many = indexPrograms(
    Array.from({ length: 60 }, (_, at) =>
      program(`Programme ${String(at).padStart(2, '0')}`, { duration_months: 60 - at }),
    ),
    'en',
    today,
  );
  const page = (n: number) =>
    find(many, parseFinderQuery(new URLSearchParams(`sort=duration&page=${n}`)), 'en');
  expect(page(1)).toMatchObject({ total: 60, pages: Math.ceil(60 / finderPageSize) });
  const all = [1, 2, 3].flatMap((n) => page(n).items.map(({ title }) => title));
  expect(all).toEqual(many.map((entry) => entry.program.title).toReversed());
  expect(page(9).items).toEqual([]);
});

test('any address gives an answer', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, value) => {
      const { total, items } = ask(`${name}=${value}&${value}=${name}&sort=${value}`);
      expect(items).toHaveLength(total);
    }),
  );
});
