import { registry } from '@concierge/brands/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inAllLanguages, inLanguage } from '../../publish/inLanguage.ts';
import type { Page, User } from '../../runtime/payload-types.ts';
import { everyCovered } from '../../testing/everyCovered.ts';
import { page, testPayload } from '../../testing/testPayload.ts';
import { allProgress } from '../keptProgress.ts';
import { statesOf, translationStates } from '../progress.ts';
import { spokenLangs } from '../spokenLangs.ts';
import { countCoverage, countCovered, findCovered } from './coverage.ts';

const payload = await testPayload();
const overrideAccess = true;
const made: number[] = [];
const person = (role: User['role'], ...brands: NonNullable<User['brands']>) =>
  ({ id: 0, collection: 'users', email: 'somebody@example.org', role, brands }) as User;

beforeAll(async () => {
  const begin = async (data: object) => {
    const { id } = await page(payload, data);
    made.push(id);
    return id;
  };
  const write = (id: number, locale: 'en' | 'es' | 'ar', data: object) =>
    payload.update({ collection: 'pages', id, locale, data, overrideAccess });
  const shared = await begin({ title: 'Ovens', field_domain_access: ['HIM', 'CAA'] });
  await write(shared, 'es', { title: 'Hornos' });
  await write(shared, 'en', { title: 'Stoves' });
  const done = await begin({ title: 'Pans', field_domain_access: ['CAA'] });
  await write(done, 'ar', { title: 'مقالٍ' });
  const draft = await begin({ title: 'Kettles' });
  await write(draft, 'en', { _status: 'draft' });
  const gone = await begin({ title: 'Jars' });
  await write(gone, 'en', { deletedAt: new Date().toISOString() });
});
afterAll(async () => {
  await payload.delete({ collection: 'pages', where: { id: { in: made } }, trash: true });
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
  return docs.map((doc) => {
    const stored = inAllLanguages(doc as Page);
    return {
      id: doc.id,
      brands: inLanguage(stored, 'en').field_domain_access as string[],
      states: statesOf(stored, progress.get(String(doc.id))),
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
