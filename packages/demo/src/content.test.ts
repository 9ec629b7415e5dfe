import { blockSchemas } from '@concierge/contract/block';
import { programFactsSchema } from '@concierge/contract/program';
import { expect, test } from 'vitest';
import { allContent } from './all.ts';
import { demoLangs } from './demoLangs.ts';
import { allFooters } from './footers/allFooters.ts';
import { allMenus } from './menus/allMenus.ts';
import { allPages } from './pages/allPages.ts';
import { nestedLinks, nestedScenes, nestedTexts, toContractShape } from './pages/kit/walk.ts';
import type { SeedBlock, SeedPage } from './types.ts';

const codes = ['SEG', 'CR', 'CAA', 'HIM', 'SHMS'];
/** Site routes that every brand has. */
const routes = ['/search/', '/compare/'];
const { pages: everyPage } = await allContent();
const brandAliases = (brand: string): string[] =>
  everyPage.filter(({ brands }) => brands.includes(brand)).map(({ alias }) => alias);
const pathsByBrand = new Map(
  codes.map((code) => [code, new Set([...brandAliases(code), ...routes])]),
);

function deadLinks(brand: string, value: unknown): string[] {
  const internal = nestedLinks(value).filter((url) => url.startsWith('/'));
  return internal.filter((url) => !pathsByBrand.get(brand)?.has(url.replace(/[?#].*$/, '')));
}

const programs = allPages.flatMap((page) => (page.program ? [{ page, facts: page.program }] : []));
const owesAll = ({ type, alias }: SeedPage): boolean =>
  ['homepage', 'program', 'school'].includes(type) ||
  ['/programs/', '/campuses/', '/news/', '/events/', '/schools/'].includes(alias);

test.each(codes)('every internal link of %s leads to one of its pages', (code) => {
  const pages = everyPage.filter(({ brands }) => brands.includes(code));
  expect(
    pages.flatMap((page) => deadLinks(code, page).map((url) => `${page.alias} → ${url}`)),
  ).toEqual([]);
  expect(
    pages
      .flatMap(({ program }) => program?.campuses ?? [])
      .filter((alias) => !pathsByBrand.get(code)?.has(alias)),
  ).toEqual([]);
  expect(
    allMenus.filter(({ brand }) => brand === code).flatMap(({ items }) => deadLinks(code, items)),
  ).toEqual([]);
  expect(
    allFooters.filter(({ brand }) => brand === code).flatMap((footer) => deadLinks(code, footer)),
  ).toEqual([]);
});

test.each(codes)('no alias of %s is given twice', (code) => {
  const aliases = brandAliases(code);
  expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([]);
});

test('homes, programmes, schools, lists, menus and footers are written in four languages', () => {
  const owed = [...allPages.filter(owesAll), ...allMenus, ...allFooters];
  const missing = owed.flatMap(nestedTexts).filter((text) => demoLangs.some((lang) => !text[lang]));
  expect(missing.map(({ en }) => en)).toEqual([]);
});

test('a page has all its text in the languages of its title', () => {
  const missing = allPages.flatMap((page) => {
    const owed = demoLangs.filter((lang) => page.title[lang]);
    return nestedTexts(page).flatMap((text) =>
      owed.filter((lang) => !text[lang]).map((lang) => `${page.alias} ${lang}: ${text.en}`),
    );
  });
  expect(missing).toEqual([]);
});

/** Pages that a list block of a page shows with their pictures. */
const listed = ({ type, query, ...block }: SeedBlock): SeedPage[] => {
  const ofSchools = (school: string | undefined) =>
    school !== undefined && (query?.schools ?? [school]).includes(school);
  if (type === 'campus_list') return allPages.filter(({ campus }) => ofSchools(campus?.school));
  if (type !== 'program_list' || Reflect.get(block, 'field_variant') === 'table') return [];
  return programs.filter(({ facts }) => ofSchools(facts.school)).map(({ page }) => page);
};

test('no picture is shown twice on a page, those of listed programmes and campuses included', () => {
  const twice = allPages.flatMap((page) => {
    const teasers = (page.blocks ?? []).flatMap(listed).map(({ hero }) => hero);
    const scenes = nestedScenes([page.hero, page.blocks, teasers]);
    return scenes
      .filter((scene, index) => scenes.indexOf(scene) !== index)
      .map((scene) => `${page.brands} ${page.alias} ${scene}`);
  });
  expect(twice).toEqual([]);
});

test('programmes that are listed together differ in their pictures, and so do campuses', () => {
  const heroes = (pages: SeedPage[]) =>
    pages
      .map(({ hero }) => hero?.scene)
      .filter((scene, index, all) => all.indexOf(scene) !== index);
  expect(heroes(programs.map(({ page }) => page))).toEqual([]);
  expect(heroes(allPages.filter(({ type }) => type === 'singleCampus'))).toEqual([]);
});

test('every block fits its schema in every language, but for the form that the backend adds', () => {
  const faults = allPages.flatMap(({ alias, brands, blocks = [] }) =>
    blocks.flatMap((block) =>
      demoLangs.flatMap((lang) => {
        const schema = blockSchemas[block.type];
        const strange = Object.keys(block).filter(
          (key) => !['query', 'date_type'].includes(key) && !(key in schema.shape),
        );
        if (strange.length > 0)
          return [`${brands} ${alias} ${block.type}: unknown ${strange.join()}`];
        const parsed = schema.safeParse(toContractShape(block, lang));
        const issues = parsed.success
          ? []
          : parsed.error.issues.filter(({ path }) => path[0] !== 'form');
        return issues.map(
          ({ path, message }) => `${brands} ${alias} ${block.type} ${path.join('.')}: ${message}`,
        );
      }),
    ),
  );
  expect(faults).toEqual([]);
});

test('programmes have complete facts; one has no fee and one an expired price', () => {
  const faults = programs.flatMap(({ page, facts }) => {
    const sent = {
      ...(toContractShape(facts, 'en') as object),
      campuses: facts.campuses.map((alias) => ({ title: alias, alias })),
    };
    const parsed = programFactsSchema.safeParse(sent);
    return parsed.success
      ? []
      : parsed.error.issues.map(
          ({ path, message }) => `${page.alias} ${path.join('.')}: ${message}`,
        );
  });
  expect(faults).toEqual([]);
  expect(
    programs.filter(
      ({ facts }) => facts.curriculum.length !== facts.semesters && facts.semesters > 1,
    ),
  ).toEqual([]);
  expect(
    programs
      .flatMap(({ facts }) => facts.intakes)
      .filter(({ date, application_deadline }) => application_deadline >= date),
  ).toEqual([]);
  expect(
    programs.filter(({ facts }) => facts.fees.length === 0).map(({ page }) => page.alias),
  ).toEqual(['/programs/certificate-mountain-wellness/']);
  expect(
    programs
      .filter(({ facts }) => facts.fees.some(({ valid_to }) => valid_to < '2026-11-01'))
      .map(({ page }) => page.alias),
  ).toEqual(['/programs/summer-lake-kitchen/']);
});

test('there is enough of everything, and each home is composed in its own way', () => {
  expect(everyPage.length).toBeGreaterThanOrEqual(180);
  expect(allPages.length).toBeGreaterThanOrEqual(85);
  for (const code of codes.slice(1))
    expect(programs.filter(({ facts }) => facts.school === code).length).toBeGreaterThanOrEqual(4);
  const homes = allPages
    .filter(({ type }) => type === 'homepage')
    .map(({ blocks = [] }) => blocks.map(({ type }) => type));
  for (const home of homes) expect([home.length >= 10, home.length <= 14]).toEqual([true, true]);
  expect(new Set(homes.map((home) => home.slice(0, 4).join())).size).toBe(codes.length);
});

test.each(codes)(
  '%s has its own six menu groups, and a footer with contacts unless it is the group',
  { tags: ['S1.env.3', 'S3.menu.3', 'S3.footer.5'] },
  (code) => {
    const menus = allMenus.filter(({ brand }) => brand === code);
    const groups = [
      'footer',
      'headersecondary',
      'headertopmost',
      'languages',
      'main',
      'search_recommended',
    ];
    expect(menus.map(({ group }) => group).sort()).toEqual(groups);
    expect(
      menus
        .find(({ group }) => group === 'languages')
        ?.languages?.some(({ exclude_countries }) => exclude_countries.length > 0),
    ).toBe(true);
    const classes = menus.flatMap(({ items = [] }) =>
      items.map(({ options }) => options?.attributes?.class),
    );
    expect(classes).toEqual(
      expect.arrayContaining([
        'wechat',
        'whatsapp',
        'student-portal',
        'search',
        'apply-now',
        'highlight',
      ]),
    );
    const footers = allFooters.filter(({ brand }) => brand === code);
    expect(footers.map((footer) => footer.block_contact_info !== undefined)).toEqual([
      code !== 'SEG',
    ]);
  },
);

test('no picture is shown twice in a submenu', () => {
  const submenus = allMenus.flatMap(({ items = [] }) =>
    items.map(({ below }) => nestedScenes(below)),
  );
  expect(
    submenus.flatMap((scenes) => scenes.filter((scene, index) => scenes.indexOf(scene) !== index)),
  ).toEqual([]);
});
