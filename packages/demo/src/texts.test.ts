import { expect, test } from 'vitest';
import { campaigns, eventPages } from './campaigns/campaigns.ts';
import { demoLangs } from './demoLangs.ts';
import { formPages } from './form-pages/formPages.ts';
import { forms } from './forms/forms.ts';
import { legalPages } from './legal/legalPages.ts';
import { news } from './news/news.ts';
import { allPages } from './pages/allPages.ts';
import { nestedLinks, nestedTexts } from './pages/kit/walk.ts';
import { popups } from './popups/popups.ts';
import type { L10n } from './types.ts';

const pages = [...formPages, ...legalPages, ...eventPages, ...news];
const brandAliases = (brand: string): Set<string> =>
  new Set(
    [...allPages, ...pages]
      .filter(({ brands }) => brands.includes(brand))
      .map(({ alias }) => alias),
  );

test.each(['SEG', 'CR', 'CAA', 'HIM', 'SHMS'])(
  'forms, form pages, events, news and legal pages of %s link to its pages only',
  (brand) => {
    const aliases = brandAliases(brand);
    const own = [...pages, ...forms, ...campaigns].filter(({ brands }) => brands.includes(brand));
    const dead = nestedLinks(own).filter((url) => url.startsWith('/') && !aliases.has(url));
    expect([...new Set(dead)]).toEqual([]);
    const thanks = own.flatMap((entry) =>
      'field_url' in entry && entry.field_url ? [entry.field_url.replace(/^\/en\//, '/')] : [],
    );
    expect(thanks.filter((path) => !aliases.has(path))).toEqual([]);
    expect(thanks.length).toBeGreaterThan(8);
  },
);

test('no alias is given twice on a site', () => {
  const given = [...allPages, ...pages].flatMap(({ alias, brands }) =>
    brands.map((brand) => `${brand} ${alias}`),
  );
  expect(given.filter((alias, index) => given.indexOf(alias) !== index)).toEqual([]);
});

test('form pages, thank-you pages and pop-ups are written in four languages, legal pages in English and Spanish at least', () => {
  const missing = (values: unknown[], owed: readonly (keyof L10n)[]) =>
    values.flatMap(nestedTexts).filter((text) => owed.some((lang) => !text[lang]));
  expect(missing([...formPages, ...popups], demoLangs)).toEqual([]);
  expect(missing(legalPages, ['en', 'es'])).toEqual([]);
});

test('a page has all its text in the languages of its title', () => {
  const lacking = pages.flatMap((page) => {
    const owed = demoLangs.filter((lang) => page.title[lang]);
    return nestedTexts(page).flatMap((text) =>
      owed.filter((lang) => !text[lang]).map((lang) => `${page.alias} ${lang}: ${text.en}`),
    );
  });
  expect(lacking).toEqual([]);
});

test('no word is written in two alphabets', () => {
  const mixed = nestedTexts([pages, forms, campaigns, popups]).flatMap((text) =>
    demoLangs.flatMap(
      (lang) =>
        (text[lang] ?? '').match(
          /[\p{L}]*(?:\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})[\p{L}]*/gu,
        ) ?? [],
    ),
  );
  expect(mixed).toEqual([]);
});

test('what a visitor sends has one name in English', () => {
  const texts = nestedTexts([pages, allPages, forms, popups]).map(({ en }) => en);
  expect(texts.filter((text) => /\benquir(y|ies)\b/i.test(text)).length).toBeGreaterThan(5);
  expect(texts.filter((text) => /\binquir(y|ies)\b/i.test(text))).toEqual([]);
});
