import { type Lang, langs } from '@concierge/contract/lang';
import { describe, expect, test } from 'vitest';
import { format } from './format.ts';
import { localeByLang } from './locale.ts';
import { plural } from './plural.ts';
import { interfaceStrings } from './strings.ts';
import type { PluralForms } from './types.ts';

type Leaf = { path: string; text: string; plural?: PluralForms };

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  const entries = Object.entries(value as object);
  const forms = entries.some(([key]) => key === 'other') ? (value as PluralForms) : undefined;
  if (forms)
    return Object.entries(forms).map(([key, text]) => ({
      path: `${path}#${key}`,
      text,
      plural: forms,
    }));
  return entries.flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

const places = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
const stringPaths = (lang: Lang) =>
  leaves(interfaceStrings(lang)).map(({ path }) => path.replace(/#.*/, ''));
const english = new Map(leaves(interfaceStrings('en')).map((leaf) => [leaf.path, leaf.text]));

describe('interface strings', () => {
  test('the five strings of the spec are there word for word', { tags: ['S3.i18n.1'] }, () => {
    expect(interfaceStrings('en').spec).toEqual({
      discoverPrograms: 'Discover programs',
      learnMore: 'Learn more',
      virtualVisit: 'Take a virtual visit',
      backToHome: 'Back to home',
      inquireForFees: 'Please inquire for tuition fees',
    });
    for (const lang of langs)
      expect(new Set(Object.values(interfaceStrings(lang).spec)).size).toBe(5);
  });

  test('every string has the places of its English one, and its own script', {
    tags: ['S1.i18n.1', 'S1.i18n.2', 'S1.i18n.3', 'S1.i18n.4'],
  }, () => {
    const scripts: Partial<Record<Lang, RegExp>> = {
      ar: /\p{Script=Arabic}/u,
      ru: /\p{Script=Cyrillic}/u,
    };
    const latin = /\p{Script=Latin}/u;
    const international = new Set([
      'WeChat',
      'WhatsApp',
      '{n} ECTS',
      '© {year} {brand}',
      'name@example.com',
      '{from} – {to}',
    ]);
    for (const lang of langs)
      for (const leaf of leaves(interfaceStrings(lang))) {
        expect(leaf.text.trim(), `${lang} ${leaf.path}`).toBe(leaf.text);
        expect(leaf.text, `${lang} ${leaf.path}`).not.toBe('');
        if (!leaf.plural)
          expect(places(leaf.text), `${lang} ${leaf.path}`).toEqual(
            places(english.get(leaf.path) ?? ''),
          );
        const bare = leaf.text.replace(/\{\w+\}/g, '');
        const free =
          /languageNames|componentRequired/.test(leaf.path) ||
          international.has(leaf.text) ||
          !/\p{L}/u.test(bare);
        if (!free) expect(bare, `${lang} ${leaf.path}`).toMatch(scripts[lang] ?? latin);
      }
  });

  test('every language has the keys of English, and no others', () => {
    for (const lang of langs)
      expect(new Set(stringPaths(lang)), lang).toEqual(new Set(stringPaths('en')));
  });

  test('plural strings have every form that their language needs', () => {
    for (const lang of langs) {
      const needed = new Intl.PluralRules(localeByLang[lang]).resolvedOptions().pluralCategories;
      for (const leaf of leaves(interfaceStrings(lang)))
        if (leaf.plural && leaf.path.endsWith('#other') && Object.keys(leaf.plural).length > 1)
          for (const form of lang === 'es' ? ['one', 'other'] : needed)
            expect(leaf.plural, `${lang} ${leaf.path}`).toHaveProperty(form);
    }
  });

  test.each([
    ['ru', 1, '1 программа'],
    ['ru', 3, '3 программы'],
    ['ru', 11, '11 программ'],
    ['ru', 22, '22 программы'],
    ['ar', 2, 'برنامجان'],
    ['ar', 3, '3 برامج'],
    ['ar', 11, '11 برنامجًا'],
    ['ar', 100, '100 برنامج'],
    ['es', 1, '1 programa'],
    ['en', 1, '1 program'],
  ] as const)('counts in %s: %i', (lang, n, expected) => {
    expect(plural(lang, interfaceStrings(lang).finder.count, n)).toBe(expected);
  });

  test('the result line reads as in the spec, one result in the singular', {
    tags: ['S2.search.8'],
  }, () => {
    const forms = interfaceStrings('en').search.resultsFor;
    for (const n of [0, 2, 150])
      expect(plural('en', forms, n, { keyword: 'spa' })).toBe(`${n} results for spa`);
    expect(plural('en', forms, 1, { keyword: 'spa' })).toBe('1 result for spa');
  });

  test('sentences of the spec are exact', {
    tags: ['S4.newsletter.2', 'S5.lead.16', 'S5.lead.17'],
  }, () => {
    const { form, newsletter, blocks } = interfaceStrings('en');
    expect([
      form.missing,
      form.captcha,
      form.subscribed,
      form.problems.required,
      newsletter.invalidEmail,
    ]).toEqual([
      'There are incorrect or missing fields.',
      'Invalid CAPTCHA.',
      'You have just subscribed to our newsletter, thanks',
      'The field is required',
      'Entered value does not match email format',
    ]);
    expect(format(blocks.componentRequired, { type: 'hero2' })).toBe(
      '*Component for hero2 is required',
    );
  });

  test('a place without a value stays, and a value is never read as a pattern', () => {
    expect(format('{a} and {b}', { a: '$1 {b}' })).toBe('$1 {b} and {b}');
  });

  test('a sentence that ends with an abbreviation has one full stop', () => {
    expect(format('До {date}. Потом {n}.', { date: '8 февраля 2028 г.', n: 3 })).toBe(
      'До 8 февраля 2028 г. Потом 3.',
    );
  });
});
