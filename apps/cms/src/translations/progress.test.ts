import { registry } from '@concierge/brands/registry';
import { sitemapAnswerSchema } from '@concierge/contract/calls';
import { langs } from '@concierge/contract/lang';
import { expect, test } from 'vitest';
import { handleSitemap } from '../api/sitemap.ts';
import { inAllLanguages } from '../publish/inLanguage.ts';
import type { Page } from '../runtime/payload-types.ts';
import { page, person, testPayload } from '../testing/testPayload.ts';
import { chosen, countOf, coverageFor } from './coverage.ts';
import { advance, confirm, statesOf, textsOf } from './progress.ts';

const titled = (title: Record<string, string>, more: Record<string, unknown> = {}) => ({
  title,
  ...more,
});
const states = (doc: object, progress = advance(undefined, textsOf({ ...doc }))) =>
  statesOf(inAllLanguages(doc as Page), progress);
const both = { en: 'Hotel', es: 'Hotel en español' };

test('a language is missing without a title, outdated after the English changed, and done again once it was touched', () => {
  const first = advance(undefined, textsOf(titled(both)));
  expect(states(titled(both), first)).toEqual({
    en: 'done',
    es: 'done',
    ar: 'missing',
    ru: 'missing',
  });
  const english = titled({ ...both, en: 'Grand Hotel' });
  const second = advance(first, textsOf(english));
  expect(states(english, second)).toEqual({
    en: 'done',
    es: 'outdated',
    ar: 'missing',
    ru: 'missing',
  });
  expect(states(english, confirm(second, 'es')).es).toBe('done');
  const spanish = titled({ en: 'Grand Hotel', es: 'Gran Hotel' });
  expect(states(spanish, advance(second, textsOf(spanish))).es).toBe('done');
  // English changed back: what was translated then is right again.
  expect(states(titled(both), advance(second, textsOf(titled(both)))).es).toBe('done');
  expect(states(titled(both)).es).toBe('done');
});

test('texts deep in blocks and rich text count; facts, addresses and what is in no language do not', () => {
  const doc = titled(both, {
    field_blocks: [{ blockType: 'cards', items: [{ title: { en: 'Rooms', es: 'Cuartos' } }] }],
    alias: { en: '/a/' },
  });
  const deep = titled(both, {
    field_blocks: [{ blockType: 'cards', items: [{ title: { en: 'Suites', es: 'Cuartos' } }] }],
    alias: { en: '/a/' },
  });
  const before = textsOf(doc);
  expect(states(deep, advance(advance(undefined, before), textsOf(deep))).es).toBe('outdated');
  expect(textsOf({ ...doc, alias: { en: '/b/' }, program: { semesters: 7 } })).toEqual(before);
  const body = (text: string) =>
    titled(both, { body: { en: { root: { children: [{ text }] } }, es: { root: {} } } });
  expect(textsOf(body('a')).en).not.toBe(textsOf(body('b')).en);
  expect(textsOf(body('a')).es).toBe(textsOf(body('b')).es);
});

test('the map, hreflang and the sitemap tell the same languages of every page of every brand', async () => {
  const payload = await testPayload();
  const covered = await coverageFor(payload, await person(payload, 'admin'));
  for (const { code } of registry) {
    const answer = await handleSitemap(
      payload,
      new Request(`http://localhost/api/sitemap?brand=${code}`),
    );
    const listed = sitemapAnswerSchema.parse(await answer.json()).pages;
    const ofBrand = chosen(covered, { brand: code });
    expect(ofBrand.length).toBe(listed.length);
    for (const { id, paths } of listed) {
      const found = ofBrand.find((one) => one.id === id);
      expect(langs.filter((lang) => found?.states[lang] !== 'missing')).toEqual(
        langs.filter((lang) => paths[lang] !== undefined),
      );
    }
  }
});

test('publishing a change in English makes its translations outdated; publishing them, or saying that they are right, makes them done', async () => {
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
    (await coverageFor(payload, editor)).find((one) => one.id === id)?.states;
  try {
    expect(await state()).toEqual({ en: 'done', es: 'missing', ar: 'missing', ru: 'missing' });
    await publish('Hornos', 'es');
    expect((await state())?.es).toBe('done');
    await publish('Ovens and stoves', 'en');
    expect((await state())?.es).toBe('outdated');
    expect(countOf(await coverageFor(payload, editor), 'CAA', 'es', 'outdated')).toBe(1);
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
    expect(await coverageFor(payload, await person(payload, 'editor', ['CR']))).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  } finally {
    await payload.delete({ collection: 'pages', id, overrideAccess: true });
  }
});
