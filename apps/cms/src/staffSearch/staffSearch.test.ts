import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plantedQueries } from '../search/examples/plantedQueries.ts';
import { getSearch } from '../search/getSearch.ts';
import { hostile } from '../testing/hostile.ts';
import { handOver, lead } from '../testing/leads.ts';
import { type Call, callWith, signedIn } from '../testing/rest.ts';
import { page, smallPicture, testPayload, unique } from '../testing/testPayload.ts';
import type { StaffAnswer } from './searchStaff.ts';

const payload = await testPayload();
const people = {
  editorHIM: await signedIn(payload, 'editor', ['HIM']),
  editorCAA: await signedIn(payload, 'editor', ['CAA']),
  editorNone: await signedIn(payload, 'editor'),
  translatorHIM: await signedIn(payload, 'translator', ['HIM']),
  admissionsHIM: await signedIn(payload, 'admissions', ['HIM']),
  analystHIM: await signedIn(payload, 'analyst', ['HIM']),
  admin: await signedIn(payload, 'admin'),
};
type Role = keyof typeof people;

async function find(call: Call, text: unknown, locale = 'en'): Promise<StaffAnswer> {
  const { status, body } = await call('POST', 'staff-search', { text, locale });
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body as unknown as StaffAnswer;
}
const findItems = async (role: Role, kind: string, text: string) =>
  (await find(people[role].call, text)).kinds.find((one) => one.kind === kind)?.items ?? [];
/** Who finds a document by words. */
async function finders(kind: string, text: string, id: number): Promise<string> {
  const found: Role[] = [];
  for (const role of Object.keys(people) as Role[])
    if ((await findItems(role, kind, text)).some((item) => item.id === id)) found.push(role);
  return found.join(' ');
}

test('published pages are found by their texts, with stems and in the language of the words', async () => {
  const { search } = getSearch(payload);
  for (const lang of ['en', 'ar', 'ru'] as const)
    for (const [brand, typed, alias] of plantedQueries[lang].filter(([one]) => one === 'HIM')) {
      const { documents } = await search.find(typed, { brand, lang }, 3, 0);
      const planted = documents.find((document) => document.alias === alias);
      const found = await findItems('editorHIM', 'pages', typed);
      const hit = found.find(({ id }) => id === planted?.page);
      expect.soft(hit, `${lang} ${typed}`).toMatchObject({ lang, state: 'published' });
      expect.soft(hit?.snippet ?? '', `${lang} ${typed}`).not.toBe('');
    }
});

test('drafts are found by title and address, by who may read them', async () => {
  const word = unique('quokka').replaceAll('-', '');
  const draft = await page(payload, { title: `The ${word} draft`, _status: 'draft' });
  expect(await finders('pages', word, draft.id)).toBe('editorHIM translatorHIM admin');
  expect(await finders('pages', draft.alias ?? '', draft.id)).toBe('editorHIM translatorHIM admin');
  const { alias, id } = await page(payload, {});
  const pasted = `https://him.example/en${alias}?utm_source=mail`;
  expect(await finders('pages', pasted, id)).toBe('editorHIM translatorHIM admin');
  const [item] = await findItems('editorHIM', 'pages', word);
  expect(item).toMatchObject({ state: 'draft', lang: 'en', brands: ['HIM'] });

  const changed = await page(payload, { title: `Published ${word}` });
  const data = { title: `Возобновление ${word}` };
  const update = { collection: 'pages', id: changed.id, overrideAccess: true } as const;
  await payload.update({ ...update, locale: 'ru', data, draft: true });
  const russian = await findItems('translatorHIM', 'pages', 'возобновления');
  expect(russian).toContainEqual(
    expect.objectContaining({ id: changed.id, state: 'changed', lang: 'ru', ...data }),
  );
  await payload.update({ ...update, data: { deletedAt: new Date().toISOString() } });
  expect(await finders('pages', word, changed.id)).toBe('');
});

test('other kinds are found by who works with them in the brands', async () => {
  const word = unique('wombat').replaceAll('-', '');
  const media = await smallPicture(payload);
  const alt = { collection: 'media', id: media.id, overrideAccess: true } as const;
  await payload.update({ ...alt, locale: 'ar', data: { alt: `الفندق ${word}` } });
  expect(await finders('media', `فنادق`, 0)).toBe('');
  expect(await finders('media', `فندق ${word}`, media.id)).toBe('editorHIM editorCAA admin');
  expect(await finders('media', media.filename ?? '', media.id)).toBe('editorHIM editorCAA admin');
  const { user } = people.analystHIM;
  expect(await finders('users', user.email, user.id)).toBe('admin');
  const redirect = await payload.create({
    collection: 'redirects',
    data: { brand: 'HIM', lang: 'en', path: `/${word}/`, url: '/', status: '301' },
    overrideAccess: true,
  });
  expect(await finders('redirects', word, redirect.id)).toBe('editorHIM admin');
});

test('an enquiry is found with the name of who wrote it, and how it stands', async () => {
  const fields = { Name: 'Wilhelmina', Surname: unique('Quill'), Email: 'w@visitor.example' };
  const sent = lead({ fields });
  await handOver(payload, sent);
  const [item] = await findItems('admissionsHIM', 'leads', fields.Surname);
  expect(item).toMatchObject({
    title: sent.reference,
    brands: ['HIM'],
    facts: { name: `Wilhelmina ${fields.Surname}`, state: 'queued' },
  });
});

test('nobody is answered without an account, and nothing without a right', async () => {
  const query = { text: 'hotel', locale: 'en' };
  expect((await callWith(payload, {})('POST', 'staff-search', query)).status).toBe(404);
  expect((await find(people.analystHIM.call, 'hotel')).kinds).toEqual([]);
  expect((await find(people.editorNone.call, 'hotel')).kinds).toEqual([]);
});

test('any text finds something or nothing, and is never an error', async () => {
  const { call } = people.editorHIM;
  for (const text of [undefined, null, 7, ['hotel'], { equals: 'hotel' }, '', '%_%'])
    expect((await find(call, text)).kinds).toEqual([]);
  const typed = fc.oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.constantFrom(...hostile, 'hotel', 'ho'), { maxLength: 12 })
      .map((all) => all.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom('en', 'ar', 'xx', '\u0000'), async (text, locale) => {
      await find(call, text, locale);
    }),
    { numRuns: 15 },
  );
});
