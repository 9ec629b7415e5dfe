import { reservedPrefixes } from '@concierge/contract/reservedPrefixes';
import { expect, test } from 'vitest';
import { openForm, signedIn } from '../../testing/adminForm.ts';
import { refusedFields } from '../../testing/refusedFields.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';
import { aliasShape } from '../../validation/addresses/alias.ts';

const payload = await testPayload();
const save = (id: number, data: object, draft = false) =>
  payload.update({ collection: 'pages', id, locale: 'en', data, draft, overrideAccess: true });

test('a page is published with no address, in any language, that another one has or that the site needs', async () => {
  const [taken, own] = [`/${unique('becas')}/`, `/${unique('own')}/`];
  await page(payload, { alias: taken });
  const translated = async (alias: string) => {
    const doc = await page(payload, { alias: `/${unique('mine')}/`, _status: 'draft' });
    const data = { title: 'Becas', alias };
    await payload.update({
      collection: 'pages',
      id: doc.id,
      locale: 'es',
      draft: true,
      data,
      overrideAccess: true,
    });
    return doc.id;
  };
  for (const alias of [taken, '/media/x/', '/Becas/'])
    expect(await refusedFields(save(await translated(alias), { _status: 'published' }))).toEqual([
      'alias',
    ]);
  const first = await translated(own);
  expect(await refusedFields(save(first, { _status: 'published' }))).toEqual([]);
  // An English address holds in Spanish, too, where the page has none of its own.
  expect(await refusedFields(page(payload, { alias: own }))).toEqual(['alias']);
});

test.each(reservedPrefixes())(
  'no address begins with /%s/, which the site needs itself',
  (first) => {
    expect(aliasShape(`/${first}/`)).not.toBe(true);
    expect(aliasShape(`/${first}/x/`)).not.toBe(true);
    expect(aliasShape(`/x/${first.replaceAll('_', '')}/`)).toBe(true);
  },
);

/** A page in English at one address and in Spanish at another, published. */
async function inSpanish(alias: string, es: string): Promise<number> {
  const { id } = await page(payload, { alias });
  await moveSpanish(id, es);
  return id;
}
const moveSpanish = (id: number, alias: string | null) =>
  payload.update({
    collection: 'pages',
    id,
    locale: 'es',
    data: { title: 'Becas', alias, _status: 'published' },
    overrideAccess: true,
  });

test('an old version is not restored to an address that another page has in some language', async () => {
  const [left, present] = [`/${unique('left')}/`, `/${unique('present')}/`];
  const moved = await inSpanish(`/${unique('moved')}/`, left);
  await moveSpanish(moved, present);
  const versions = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: moved } },
    sort: '-updatedAt',
    locale: 'all',
    overrideAccess: true,
  });
  const old = versions.docs.find(({ version }) =>
    JSON.stringify(version.alias).includes(`"${left}"`),
  );
  const restore = () =>
    payload.restoreVersion({ collection: 'pages', id: String(old?.id), overrideAccess: true });
  const other = await inSpanish(`/${unique('other')}/`, left);
  expect(await refusedFields(restore())).toEqual(['alias']);
  await moveSpanish(other, present.replace('present', 'elsewhere'));
  expect(await refusedFields(restore())).toEqual([]);
});

test('publishing one language looks at the languages that take over its address', async () => {
  const address = `/${unique('address')}/`;
  await inSpanish(`/${unique('other')}/`, address);
  const { id } = await page(payload);
  const form = await openForm(payload, await signedIn(payload, 'admin'), id, 'en');
  form.type({ alias: address });
  expect(await form.publishLanguage()).toMatchObject({
    status: 400,
    body: { errors: [{ data: { errors: [{ path: 'alias' }] } }] },
  });
  await moveSpanish(id, `/${unique('own')}/`);
  form.type({ alias: address });
  expect(await form.publishLanguage()).toMatchObject({ status: 200 });
});

test('the address follows a title that is still being typed, until the page was public or was given one', async () => {
  const word = unique('hotel');
  const doc = await page(payload, { title: word, alias: '', _status: 'draft' });
  const typed = await save(doc.id, { title: `${word} management`, alias: doc.alias }, true);
  expect([doc.alias, typed.alias]).toEqual([`/${word}/`, `/${word}-management/`]);
  const program = await save(doc.id, { type: 'program', alias: typed.alias }, true);
  expect(program.alias).toBe(`/programs/${word}-management/`);
  await save(doc.id, { alias: program.alias, _status: 'published' });
  const after = await save(doc.id, { title: 'Another', alias: program.alias }, true);
  expect(after.alias).toBe(program.alias);
  const given = await page(payload, { title: 'Given', alias: `/${unique('given')}/` });
  expect((await save(given.id, { title: 'Renamed', alias: given.alias }, true)).alias).toBe(
    given.alias,
  );
});
