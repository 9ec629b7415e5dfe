import { expect, test } from 'vitest';
import { starterContent } from './starterContent.ts';

const content = starterContent([
  { code: 'ONE', name: 'School One' },
  { code: 'TWO', name: 'School Two' },
]);
/** Addresses that the site serves without a page of content. */
const routes = ['/search/', '/compare/'];

/** Every path of the own site that a value holds: as a link, a menu's address, or in Markdown. */
function pathsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/\]\((\/[^)]*)\)/g)].flatMap(([, path]) => path ?? []);
  if (typeof value !== 'object' || value === null) return [];
  const { url, relative, field_url } = value as Record<string, unknown>;
  const own = [url, relative, field_url].filter((path) => typeof path === 'string');
  return [...own, ...Object.values(value).flatMap(pathsIn)];
}

const withoutLanguage = (path: string) => path.replace(/^\/en\//, '/');

test.each(['ONE', 'TWO'])('no link of the skeleton of %s leads nowhere', (brand) => {
  const pages = content.pages.filter(({ brands }) => brands.includes(brand));
  const menus = content.menus.filter((menu) => menu.brand === brand);
  const footers = content.footers.filter((footer) => footer.brand === brand);
  const aliases = [...pages.map(({ alias }) => alias), ...routes];
  const linked = new Set(pathsIn([pages, menus, footers]).map(withoutLanguage));
  expect([...linked].filter((path) => !aliases.includes(path))).toEqual([]);
  expect(linked.size).toBeGreaterThan(10);
});

test('each form page has its form, and every title is in four languages', () => {
  const forms = content.forms.map(({ key }) => key);
  const wanted = content.pages.flatMap(({ form }) => form ?? []);
  expect(wanted).toHaveLength(6);
  expect(wanted.filter((key) => !forms.includes(key))).toEqual([]);
  for (const { title } of content.pages)
    expect(Object.keys(title).toSorted()).toEqual(['ar', 'en', 'es', 'ru']);
});
