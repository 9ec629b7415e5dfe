import { registry } from '@concierge/brands/registry';
import { beforeAll, expect, test } from 'vitest';
import { todosFor } from '../../dashboard/todosFor.ts';
import { inAllLanguages, inLanguage } from '../../publish/inLanguage.ts';
import type { Page, User } from '../../runtime/payload-types.ts';
import { everyCovered } from '../../testing/everyCovered.ts';
import { page, testPayload } from '../../testing/testPayload.ts';
import { allProgress } from '../keptProgress.ts';
import { spokenLangs } from '../spokenLangs.ts';
import { documentTexts } from '../texts.ts';
import { exportXliff } from '../xliff/exportXliff.ts';
import { countCoverage, countCovered, findCovered } from './coverage.ts';
import { countTranslations, pageTranslationStates, translationStates } from './states.ts';
import { countUncounted } from './storedCounts.ts';

const payload = await testPayload();
const overrideAccess = true;
const person = (role: User['role'], ...brands: NonNullable<User['brands']>) =>
  ({ id: 0, collection: 'users', email: 'somebody@example.org', role, brands }) as User;

const begin = async (data: object) => (await page(payload, data)).id;
const write = (id: number, locale: 'en' | 'es' | 'ar', data: object) =>
  payload.update({ collection: 'pages', id, locale, data, overrideAccess });

beforeAll(async () => {
  const shared = await begin({ title: 'Ovens', field_domain_access: ['HIM', 'CAA'] });
  await write(shared, 'es', { title: 'Hornos' });
  await write(shared, 'en', { title: 'Stoves' });
  const done = await begin({ title: 'Pans', field_domain_access: ['CAA'] });
  await write(done, 'ar', { title: 'مقالٍ' });
  const partly = await begin({
    title: 'Lids',
    field_lead: 'Of glass',
    field_domain_access: ['HIM'],
  });
  await write(partly, 'es', { title: 'Tapas' });
  const draft = await begin({ title: 'Kettles' });
  await write(draft, 'en', { _status: 'draft' });
  const gone = await begin({ title: 'Jars' });
  await write(gone, 'en', { deletedAt: new Date().toISOString() });
});

/** The same by reading every page. */
async function readAll(user: User) {
  const progress = await allProgress(payload, 'pages');
  const { docs } = await payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    locale: 'all',
    depth: 0,
    pagination: false,
    limit: 0,
    user,
    overrideAccess: false,
    disableErrors: true,
  });
  const fields = payload.collections.pages.config.flattenedFields;
  return docs.map((doc) => {
    const stored = inAllLanguages(doc as Page);
    const open = documentTexts(fields, doc);
    const counts = countTranslations({
      open,
      newest: open,
      progress: progress.get(String(doc.id)),
    });
    return {
      id: doc.id,
      brands: inLanguage(stored, 'en').field_domain_access as string[],
      states: pageTranslationStates(stored, counts),
    };
  });
}

test.each([
  ['the administrator', person('admin')],
  ['an editor of one school', person('editor', 'HIM')],
  ['a translator of two', person('translator', 'CAA', 'SHMS')],
  ['who has no brand', person('editor')],
])('the map counts and lists for %s what reading every page gives', async (_, user) => {
  const pages = await readAll(user);
  const counts = await countCoverage(payload, user);
  for (const { code } of registry)
    for (const lang of spokenLangs())
      for (const state of translationStates) {
        const { count = 0 } =
          counts.find((one) => one.brand === code && one.lang === lang && one.state === state) ??
          {};
        const expected = pages.filter(
          ({ brands, states }) => brands.includes(code) && states[lang] === state,
        );
        expect(count, `${code} ${lang} ${state}`).toBe(expected.length);
      }
  for (const brand of [undefined, 'HIM', 'CAA'])
    for (const lang of [undefined, 'es', 'ar', 'xx'])
      for (const state of [undefined, ...translationStates]) {
        const expected = pages.filter(
          ({ brands, states }) =>
            (!brand || brands.includes(brand)) &&
            (!state ||
              Object.entries(states).some(
                ([own, one]) => one === state && (!lang || lang === 'xx' || own === lang),
              )),
        );
        const query = { brand, lang, state };
        expect(await countCovered(payload, user, query), JSON.stringify(query)).toBe(
          expected.length,
        );
        const first = await findCovered(payload, user, { ...query, limit: 40, offset: 0 });
        const rest = await findCovered(payload, user, { ...query, limit: 1000, offset: 40 });
        const listed = [...first, ...rest];
        expect(listed.map(({ id }) => id).toSorted()).toEqual(
          expected.map(({ id }) => id).toSorted(),
        );
        for (const { id, states } of listed)
          expect(states).toEqual(pages.find((one) => one.id === id)?.states);
      }
});

test('pages are listed by address, and a part of the list goes on where the one before ended', async () => {
  const user = person('admin');
  const whole = await everyCovered(payload, user);
  const parts = await Promise.all(
    [0, 5, 10].map((offset) => findCovered(payload, user, { limit: 5, offset })),
  );
  expect(parts.flat()).toEqual(whole.slice(0, 15));
  const aliases = whole.map(({ alias }) => alias);
  expect(aliases.filter((alias, at) => at > 0 && alias < (aliases[at - 1] ?? ''))).toEqual([]);
});

const quotes = (field_text: string) => [
  { id: '64c0000000000000000000d1', blockType: 'quote' as const, field_text },
];

test('a page with only its title translated is work in map, first screen and agency file, until other texts are drafted', async () => {
  const id = await begin({ title: 'Pots', field_lead: 'Of iron', field_blocks: quotes('Ana') });
  const translator = { ...person('translator', 'HIM'), languages: ['es' as const] };
  const told = async () => {
    const found = (await everyCovered(payload, translator)).find((one) => one.id === id);
    const { count, href } =
      (await todosFor(payload, translator)).find(({ key }) => key === 'translations-partial') ?? {};
    const files = await exportXliff(payload, { lang: 'es', changed: true });
    return {
      map: found?.states.es,
      texts: `${found?.counts.es?.translated} of ${found?.counts.es?.texts}`,
      todo: count ?? 0,
      href,
      isExported: [...files.keys()].some((name) => name.startsWith(`${id}-`)),
    };
  };
  const before = await told();
  expect(before).toMatchObject({ map: 'missing', texts: '0 of 3', isExported: true });
  await write(id, 'es', { title: 'Ollas', _status: 'published' });
  const work = { todo: before.todo + 1, href: '/admin/translations?state=partial&lang=es' };
  expect(await told()).toEqual({ map: 'partial', texts: '1 of 3', ...work, isExported: true });
  const draft = (data: object) =>
    payload.update({
      collection: 'pages',
      id,
      locale: 'es',
      fallbackLocale: false,
      data: { ...data, _status: 'draft' },
      draft: true,
      overrideAccess,
    });
  await draft({ field_lead: 'De hierro' });
  expect(await told()).toMatchObject({ map: 'partial', texts: '2 of 3', ...work });
  // A name stays what it is.
  await draft({ field_blocks: quotes('Ana') });
  const done = { map: 'done', texts: '3 of 3', todo: before.todo, isExported: false };
  expect(await told()).toMatchObject(done);
  await write(id, 'es', { _status: 'published' });
  expect(await told()).toMatchObject(done);
});

test('pages that were not counted when they were saved are counted at a start', async () => {
  const id = await begin({ title: 'Woks', field_lead: 'Of steel' });
  await write(id, 'es', { title: 'Woks' });
  const counts = async () =>
    (await everyCovered(payload, person('admin'))).find((one) => one.id === id)?.counts.es;
  const counted = { texts: 2, translated: 1, outdated: false };
  expect(await counts()).toEqual(counted);
  const collection = 'translation-counts';
  await payload.db.deleteMany({ collection, where: { page: { equals: id } } });
  expect(await counts()).toBeUndefined();
  await countUncounted(payload);
  expect(await counts()).toEqual(counted);
});
