import { expect, test } from 'vitest';
import { everyCovered } from '../testing/everyCovered.ts';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { page, unique } from '../testing/testPayload.ts';
import { now, refusal, trashTools } from '../testing/trashTools.ts';

const { admin, editor, inSitemap, payload, restore, save, fetchStatus, trash } = await trashTools();

test('a page in the trash is gone from the site, the sitemap, its menu and its redirects; restored, all of it is back', async () => {
  const [first, alias] = [`/${unique('first')}/`, `/${unique('second')}/`];
  const doc = await page(payload, { alias: first });
  await save(doc.id, { alias, _status: 'published' });
  const { docs: menus } = await payload.find({
    collection: 'menus',
    where: { and: [{ brand: { equals: 'HIM' } }, { group: { equals: 'main' } }] },
    depth: 0,
  });
  const menu = menus[0];
  const items = [
    ...(menu?.items ?? []),
    { blockType: 'menu_item' as const, title: 'To the trash', relative: alias, enabled: true },
  ];
  await payload.update({
    collection: 'menus',
    id: menu?.id ?? 0,
    data: { items },
    overrideAccess: true,
  });
  const state = async () => {
    const home = await fetchParsedNode(payload, '/en/');
    return {
      page: await fetchStatus(alias),
      spanish: await fetchStatus(alias, 'es'),
      redirect: await fetchStatus(first),
      sitemap: await inSitemap(alias),
      menu: JSON.stringify(home.body).includes('To the trash'),
      map: (await everyCovered(payload, admin)).some(({ id }) => id === doc.id),
    };
  };
  const there = { page: 200, spanish: 200, redirect: 301, sitemap: true, menu: true, map: true };
  expect(await state()).toEqual(there);
  await trash('pages', doc.id);
  expect(await state()).toEqual({
    page: 404,
    spanish: 404,
    redirect: 404,
    sitemap: false,
    menu: false,
    map: false,
  });
  const { totalDocs } = await payload.count({
    collection: 'redirects',
    where: { page: { equals: doc.id } },
    overrideAccess: true,
  });
  expect(totalDocs, 'the redirect went with its page').toBe(0);
  await restore('pages', doc.id);
  expect(await state()).toEqual(there);
  await trash('pages', doc.id);
  expect((await state()).menu).toBe(false);
  await payload.delete({ collection: 'pages', id: doc.id, trash: true, overrideAccess: true });
  // What leads nowhere shows at once, and not with the menu's next change.
  expect((await state()).menu).toBe(true);
});

test('a page with an unpublished draft comes back with what visitors saw, and its draft is still there', async () => {
  const doc = await page(payload, { title: 'What visitors saw' });
  await save(doc.id, { title: 'Unfinished' }, { draft: true });
  await trash('pages', doc.id);
  expect(await fetchStatus(doc.alias)).toBe(404);
  await restore('pages', doc.id);
  expect((await fetchParsedNode(payload, `/en${doc.alias}`)).body.node?.title).toBe(
    'What visitors saw',
  );
  const draft = await payload.findByID({
    collection: 'pages',
    id: doc.id,
    draft: true,
    overrideAccess: true,
  });
  expect(draft).toMatchObject({ title: 'Unfinished', _status: 'draft' });
  const plain = await page(payload, { title: 'Plain' });
  await trash('pages', plain.id);
  await restore('pages', plain.id);
  expect(
    await payload.findByID({
      collection: 'pages',
      id: plain.id,
      draft: true,
      overrideAccess: true,
    }),
  ).toMatchObject({
    _status: 'published',
  });
});

test('several pages at once, as the lists of the admin do it, come back the same', async () => {
  const docs = [await page(payload, { title: 'Bulk' }), await page(payload, { title: 'Bulk' })];
  await save(docs[0]?.id ?? 0, { title: 'Bulk draft' }, { draft: true });
  const where = { id: { in: docs.map(({ id }) => id) } };
  const bulk = (data: object, options: object = {}) =>
    payload.update({
      collection: 'pages',
      where,
      data,
      user: editor,
      overrideAccess: false,
      ...options,
    } as never) as unknown as Promise<{
      errors: unknown[];
    }>;
  expect((await bulk({ deletedAt: now() })).errors).toEqual([]);
  for (const { alias } of docs) expect(await fetchStatus(alias)).toBe(404);
  expect((await bulk({ deletedAt: null, _status: 'draft' }, { trash: true })).errors).toEqual([]);
  for (const { alias } of docs)
    expect((await fetchParsedNode(payload, `/en${alias}`)).body.node?.title).toBe('Bulk');
  const draft = await payload.findByID({
    collection: 'pages',
    id: docs[0]?.id ?? 0,
    draft: true,
    overrideAccess: true,
  });
  expect(draft.title).toBe('Bulk draft');
});

test('a page that was never published comes back unpublished', async () => {
  const doc = await page(payload, { _status: 'draft' });
  await trash('pages', doc.id);
  await restore('pages', doc.id);
  expect(await fetchStatus(doc.alias)).toBe(404);
  expect(
    await payload.findByID({ collection: 'pages', id: doc.id, draft: true, overrideAccess: true }),
  ).toMatchObject({
    _status: 'draft',
  });
});

test('what is sent beside the move into the trash changes nothing, and no draft hides a page that visitors see', async () => {
  const doc = await page(payload, { title: 'Kept' });
  await payload.update({
    collection: 'pages',
    id: doc.id,
    draft: true,
    autosave: true,
    data: { deletedAt: now(), title: 'Smuggled' },
    user: editor,
    overrideAccess: false,
  });
  expect(await fetchStatus(doc.alias)).toBe(404);
  await restore('pages', doc.id);
  expect((await fetchParsedNode(payload, `/en${doc.alias}`)).body.node?.title).toBe('Kept');
});

test('the address of a page in the trash is free; the page comes back only when it is free again', async () => {
  const doc = await page(payload);
  await trash('pages', doc.id);
  const other = await page(payload, { alias: doc.alias ?? '', title: 'The new one' });
  expect(await refusal(restore('pages', doc.id))).toMatch(/“The new one” has the address/);
  expect(await fetchStatus(doc.alias)).toBe(200);
  await trash('pages', other.id);
  expect(await refusal(restore('pages', doc.id))).toBe('');
  expect((await fetchParsedNode(payload, `/en${doc.alias}`)).body.node?.id).toBe(String(doc.id));
});

test('translations keep their state through the trash', async () => {
  const doc = await page(payload, { title: 'English' });
  await payload.update({
    collection: 'pages',
    id: doc.id,
    locale: 'es',
    data: { title: 'Español', _status: 'published' },
    overrideAccess: true,
  });
  await save(doc.id, { title: 'English changed', _status: 'published' });
  const spanish = async () =>
    (await everyCovered(payload, admin)).find(({ id }) => id === doc.id)?.states.es;
  expect(await spanish()).toBe('outdated');
  await trash('pages', doc.id);
  await restore('pages', doc.id);
  expect(await spanish()).toBe('outdated');
});
