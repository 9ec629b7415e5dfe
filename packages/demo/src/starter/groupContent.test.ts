import { expect, test } from 'vitest';
import { groupContent } from './groupContent.ts';

const brands = [
  { code: 'LAKES', name: 'Lakes Group', isMicrosite: false, origin: 'http://lakes.localhost:3000' },
  { code: 'NORTH', name: 'North College', isMicrosite: true, origin: 'https://north.example' },
];

test('a group that begins in two languages has no text in others, and offers no others', () => {
  const content = groupContent(brands, ['en', 'es']);
  expect(JSON.stringify(content)).not.toMatch(/[\u0400-\u04ff\u0600-\u06ff]/);
  for (const { title } of content.pages) expect(Object.keys(title)).toEqual(['en', 'es']);
  const languages = content.menus.flatMap((menu) => menu.languages ?? []);
  expect(languages).toEqual(
    brands.flatMap(() => [
      { lang: 'en', title: 'English', exclude_countries: [] },
      { lang: 'es', title: 'Español', exclude_countries: [] },
    ]),
  );
});

test('the group’s home page leads to its schools, and lists the programmes of all of them', () => {
  const { pages } = groupContent(brands, ['en']);
  const of = (code: string, alias: string) =>
    pages.find((page) => page.alias === alias && page.brands.includes(code))?.blocks ?? [];
  expect(of('LAKES', '/').at(-1)).toMatchObject({
    type: 'school_cards',
    field_items: [{ school: 'NORTH', link: { url: 'https://north.example/' } }],
  });
  expect(of('NORTH', '/').some(({ type }) => type === 'school_cards')).toBe(false);
  expect(of('LAKES', '/programs/')[0]?.query).toEqual({});
  expect(of('NORTH', '/programs/')[0]?.query).toEqual({ schools: ['NORTH'] });
});
