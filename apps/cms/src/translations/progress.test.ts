import { registry } from '@concierge/brands/registry';
import { sitemapAnswerSchema } from '@concierge/contract/calls';
import { type Lang, langs } from '@concierge/contract/lang';
import { expect, test } from 'vitest';
import { handleSitemap } from '../api/sitemap.ts';
import { everyCovered } from '../testing/everyCovered.ts';
import { page, person, testPayload } from '../testing/testPayload.ts';
import { advance, behindIn, confirm, noteDraft } from './progress.ts';
import type { Texts } from './texts.ts';

const untranslated = Object.fromEntries(langs.map((lang) => [lang, ''])) as Record<Lang, string>;
const said = (texts: Record<string, [en: string, es: string]>): Texts =>
  new Map(Object.entries(texts).map(([key, [en, es]]) => [key, { ...untranslated, en, es }]));
const first = said({ title: ['Hotel', 'Hotel en español'], lead: ['Four stars', ''] });

test('a text is behind once its English changed, until it is written anew, found still right, or its English is as before', () => {
  const english = said({ title: ['Grand Hotel', 'Hotel en español'], lead: ['Five stars', ''] });
  const second = advance(undefined, first, english);
  // What isn't translated shows the English anyway.
  expect(behindIn(second, 'es')).toEqual({ title: 'Hotel' });
  expect(behindIn(second, 'ar')).toEqual({});
  expect(behindIn(confirm(second, 'es', 'lead'), 'es')).toEqual({ title: 'Hotel' });
  expect(behindIn(confirm(second, 'es', 'title'), 'es')).toEqual({});
  expect(behindIn(confirm(second, 'es'), 'es')).toEqual({});
  const spanish = said({ title: ['Grand Hotel', 'Gran Hotel'], lead: ['Five stars', ''] });
  expect(behindIn(advance(second, english, spanish), 'es')).toEqual({});
  expect(behindIn(advance(second, english, first), 'es')).toEqual({});
});

test('English that is new waits for languages that the document is translated into; rows that moved or are gone do not', () => {
  const more = said({ title: ['Hotel', 'Hotel en español'], 'blocks.b.text': ['Rooms', ''] });
  const second = advance(undefined, first, more);
  expect(behindIn(second, 'es')).toEqual({ 'blocks.b.text': '' });
  expect(behindIn(second, 'ar')).toEqual({});
  const less = said({ title: ['Hotel', 'Hotel en español'] });
  expect(behindIn(advance(second, more, less), 'es')).toEqual({});
});

test('a drafted translation answers the English that it was written beside, until it is taken back', () => {
  const english = said({ title: ['Grand Hotel', 'Hotel en español'] });
  const second = advance(undefined, first, english);
  const draft = said({ title: ['Grand Hotel', 'Gran Hotel'] });
  const third = noteDraft(second, { open: english, before: english, after: draft });
  expect(behindIn(third, 'es')).toEqual({});
  const back = noteDraft(third, { open: english, before: draft, after: english });
  expect(behindIn(back, 'es')).toEqual({ title: 'Hotel' });
  // The English changes once more, and the draft goes out with it.
  const later = said({ title: ['Palace', 'Gran Hotel'] });
  expect(behindIn(advance(third, english, later), 'es')).toEqual({ title: 'Grand Hotel' });
});

test('the map, hreflang and the sitemap tell the same languages of every page of every brand', async () => {
  const payload = await testPayload();
  const covered = await everyCovered(payload, await person(payload, 'admin'));
  for (const { code } of registry) {
    const answer = await handleSitemap(
      payload,
      new Request(`http://localhost/api/sitemap?brand=${code}`),
    );
    const listed = sitemapAnswerSchema.parse(await answer.json()).pages;
    const ofBrand = covered.filter(({ brands }) => brands.some((one) => one === code));
    expect(ofBrand.length).toBe(listed.length);
    for (const { id, paths } of listed) {
      const found = ofBrand.find((one) => one.id === id);
      expect(langs.filter((lang) => found?.states[lang] !== 'missing')).toEqual(
        langs.filter((lang) => paths[lang] !== undefined),
      );
    }
  }
});

test('an English change that is published outdates its translations; publishing them, or finding them right, ends that', async () => {
  const payload = await testPayload();
  const editor = await person(payload, 'editor', ['CAA']);
  const { id } = await page(payload, { field_domain_access: ['CAA'] });
  const publish = (title: string, locale: 'en' | 'es') =>
    payload.update({
      collection: 'pages',
      id,
      data: { title, _status: 'published' },
      locale,
      overrideAccess: true,
    });
  const state = async () =>
    (await everyCovered(payload, editor)).find((one) => one.id === id)?.states;
  try {
    expect(await state()).toEqual({ en: 'done', es: 'missing', ar: 'missing', ru: 'missing' });
    await publish('Hornos', 'es');
    expect((await state())?.es).toBe('done');
    await publish('Ovens and stoves', 'en');
    expect((await state())?.es).toBe('outdated');
    const outdated = { brand: 'CAA', lang: 'es', state: 'outdated' } as const;
    expect((await everyCovered(payload, editor, outdated)).length).toBe(1);
    await payload.update({
      collection: 'pages',
      id,
      data: { title: 'A draft' },
      draft: true,
      locale: 'en',
      overrideAccess: true,
    });
    await publish('Hornos y cocinas', 'es');
    expect((await state())?.es).toBe('done');
    expect(await everyCovered(payload, await person(payload, 'editor', ['CR']))).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  } finally {
    await payload.delete({ collection: 'pages', id, overrideAccess: true });
  }
});
