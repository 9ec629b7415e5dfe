import { registry } from '@concierge/brands/registry';
import { typefaces } from '@concierge/brands/typefaces';
import { initI18n } from '@payloadcms/translations';
import { createClientConfig, type LabelFunction } from 'payload';
import { expect, test } from 'vitest';
import config from '../payload.config.ts';
import { type AdminLang, adminLangs } from './adminLang.ts';
import { labels } from './label.ts';
import { languageNames } from './locales.ts';
import { englishText, messages, type Said } from './say.ts';

/**
 * What is the same in every language: names, codes, and placeholders that show how to write an
 * address.
 */
const same = new Set<string>([
  ...Object.values(typefaces),
  ...Object.values(languageNames),
  ...registry.flatMap(({ code, name }) => [code, `${code} ${name}`]),
  ...[
    'ALTCHA',
    'reCAPTCHA',
    'hCaptcha',
    'Turnstile',
    'WhatsApp',
    'WeChat',
    'CHF',
    'ID',
    'Europe/Zurich',
  ],
  ...[
    'https://…',
    'https://www.youtube.com/watch?v=…',
    'tel:+…',
    '1, 2',
    '360 × 740',
    '768 × 1024',
    '1280 × 900',
  ],
  ...[
    '/programs/',
    '/programs/bachelor/',
    '/thank-you/apply/',
    '/webinars/…/',
    '/old-page/',
    '/new-page/',
  ],
]);
const spoken = new Set(['label', 'singular', 'plural', 'description', 'placeholder', 'group']);
/** Code, and what Payload translates itself. */
const foreign = new Set(['editor', 'hooks', 'access', 'endpoints', 'components', 'custom']);

/** What a label that is a function says in each language. */
const inEach = (say: LabelFunction) =>
  Object.fromEntries(
    adminLangs.map((language) => [language, say({ i18n: { language } } as never)]),
  );

/** Calls `visit` with every text or text in four languages that people may read. */
function walk(
  node: unknown,
  visit: (text: unknown, where: string) => void,
  where: string,
  seen = new Set<unknown>(),
): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  const { admin, label } = node as { admin?: Record<string, unknown>; label?: unknown };
  // What Payload hides, and has named by itself.
  if (admin?.['disabled'] || (admin?.['hidden'] && typeof label === 'string')) return;
  const here = 'name' in node && typeof node.name === 'string' ? `${where}.${node.name}` : where;
  for (const [key, stored] of Object.entries(node) as [string, unknown][]) {
    if (foreign.has(key)) continue;
    const value =
      /^(singular|plural)$/.test(key) && typeof stored === 'function'
        ? inEach(stored as LabelFunction)
        : stored;
    const isText =
      spoken.has(key) &&
      (typeof value === 'string' || (typeof value === 'object' && value !== null && 'en' in value));
    if (isText) visit(value, `${here} ${key}`);
    else walk(value, visit, here, seen);
  }
}

test('every label, description, placeholder and option of the admin stands in four languages', async () => {
  const english: string[] = [];
  const used = new Set<string>();
  const { collections, globals } = await config;
  for (const { slug, ...place } of [...collections, ...globals])
    walk(
      place,
      (text, where) => {
        const own = typeof text === 'string' ? text : (text as { en: string }).en;
        used.add(own);
        // Of Payload's own collections only what we name is ours.
        if (typeof text === 'string' && !same.has(text) && !slug.startsWith('payload-'))
          english.push(`${own} (${where})`);
      },
      slug,
    );
  expect.soft(english, 'not translated').toEqual([]);
  expect
    .soft(
      [...same].filter((text) => !used.has(text)),
      'exceptions that nothing needs',
    )
    .toEqual([]);
  expect
    .soft(
      Object.keys(labels).filter((text) => !used.has(englishText(text))),
      'words that nothing uses',
    )
    .toEqual([]);
});

const places = (text: string) =>
  text
    .match(/\{\w+\}/g)
    ?.sort()
    .join() ?? '';

/** All translations, each beside its English text. */
const pairs = (tables: typeof messages): [string, string][] =>
  Object.values(tables).flatMap((table) => Object.entries<string>(table));

test('a translation has words, and the same places for values', () => {
  const ofLabels = Object.entries(labels).flatMap(([english, texts]) =>
    Object.values(texts).map((text): [string, string] => [english, text]),
  );
  for (const [english, text] of [...ofLabels, ...pairs(messages)]) {
    expect(text.trim(), english).not.toBe('');
    expect(places(text), english).toBe(places(english));
  }
});

test('the texts of screens stand in the same order in each language', () => {
  for (const table of Object.values(messages))
    expect(Object.keys(table)).toEqual(Object.keys(messages.es));
});

test('what a screen says in the same words stands once', () => {
  const twice = Object.entries(labels).filter(([text, { es, ar, ru }]) => {
    const said = text as Said;
    return messages.es[said] === es && messages.ar[said] === ar && messages.ru[said] === ru;
  });
  expect(twice).toEqual([]);
});

/** The configuration that a browser gets in a language, and what translates there. */
async function sentIn(language: AdminLang) {
  const sanitized = await config;
  const i18n = await initI18n({ config: sanitized.i18n, context: 'client', language });
  const sent = { config: sanitized, i18n, importMap: {}, user: true as never };
  return { i18n, collections: createClientConfig(sent).collections };
}

test.each(adminLangs)(
  'a button that adds or edits a related document says its name in %s',
  async (language) => {
    const { collections, i18n } = await sentIn(language);
    for (const { slug, labels } of collections)
      for (const text of ['fields:addNewLabel', 'general:editLabel'] as const)
        expect(i18n.t(text, { label: labels.singular }), slug).not.toContain('[object');
    const forms = collections.find(({ slug }) => slug === 'forms');
    expect(forms?.labels.singular).toBe(
      { en: 'Form', es: 'Formulario', ar: 'نموذج', ru: 'Форма' }[language],
    );
  },
);

test.each([
  ['en', 'Select saved view'],
  ['es', 'Seleccionar vista guardada'],
  ['ar', 'حدد عرض محفوظ'],
  ['ru', 'Выберите сохранённый вид'],
] as const)('the button for saved views is one sentence in %s: %s', async (language, said) => {
  const { collections, i18n } = await sentIn(language);
  const presets = collections.find(({ slug }) => slug === 'payload-query-presets');
  expect(i18n.t('general:selectLabel', { label: presets?.labels.singular })).toBe(said);
});
