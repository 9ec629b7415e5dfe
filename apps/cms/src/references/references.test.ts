import { createLocalReq, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { runSql } from '../runtime/database/runSql.ts';
import type { Page, User } from '../runtime/payload-types.ts';
import { page, person, smallPicture, testPayload, unique } from '../testing/testPayload.ts';
import { findUses } from './findUses.ts';
import { rebuildReferences } from './rebuildReferences.ts';

const payload = await testPayload();
const admin = await person(payload, 'admin');
const editor = await person(payload, 'editor', ['HIM']);
const ofUser = async (user: User) => createLocalReq({ user }, payload) as Promise<PayloadRequest>;
const uses = async (collection: string, id: number, user = admin) =>
  findUses(await ofUser(user), collection, id);
const update = (id: number, data: Partial<Page>, draft = false) =>
  payload.update({ collection: 'pages', id, locale: 'en', data, draft, overrideAccess: true });
const gallery = (picture: number) =>
  ({
    field_blocks: [
      { blockType: 'gallery', field_items: [{ media_type: 'image', field_media_image: picture }] },
    ],
  }) as Partial<Page>;

test("a picture within a page's blocks is used there: as a draft until it is published, and no more once it is taken out", async () => {
  const picture = await smallPicture(payload);
  const doc = await page(payload, { title: 'With gallery' });
  expect(await uses('media', picture.id)).toEqual({ uses: [], hidden: 0 });
  await update(doc.id, gallery(picture.id), true);
  const use = { collection: 'pages', id: doc.id, title: 'With gallery', brands: ['HIM'] };
  expect((await uses('media', picture.id)).uses).toEqual([{ ...use, published: false }]);
  await update(doc.id, { _status: 'published' });
  expect((await uses('media', picture.id)).uses).toEqual([{ ...use, published: true }]);
  await update(doc.id, { field_blocks: [] }, true);
  expect((await uses('media', picture.id)).uses, 'visitors still see it').toEqual([
    { ...use, published: true },
  ]);
  await update(doc.id, { field_blocks: [], _status: 'published' });
  expect((await uses('media', picture.id)).uses).toEqual([]);
});

test('a picture that more documents use than one statement can list is still found in use', async () => {
  const picture = await smallPicture(payload);
  const doc = await page(payload, { title: 'One of many', ...gallery(picture.id) });
  const target = `media:${picture.id}`;
  await runSql(
    payload,
    `insert into document_references (source, document, target, path)
      with recursive many(n) as (select 1 union all select n + 1 from many where n < 66000)
      select 'pages', 1000000 + n, $1, 'p' from many`,
    [target],
  );
  try {
    const found = await uses('media', picture.id);
    expect(found.uses.map(({ id }) => id)).toEqual([doc.id]);
  } finally {
    await runSql(payload, 'delete from document_references where target = $1', [target]);
  }
}, 60_000);

test('forms are used by pages, blocks and pop-ups; pages by redirects, typed links, and links of running text', async () => {
  const form = await payload.create({
    collection: 'forms',
    data: {
      key: unique('form'),
      type: 'contact',
      title: 'F',
      submitLabel: 'Send',
      field_domain_access: ['HIM'],
    },
    overrideAccess: true,
  });
  const target = await page(payload);
  const link = {
    type: 'link',
    version: 3,
    children: [],
    format: '',
    indent: 0,
    direction: null,
    fields: { linkType: 'internal', doc: { relationTo: 'pages', value: target.id } },
  };
  const paragraph = {
    type: 'paragraph',
    version: 1,
    children: [link],
    format: '',
    indent: 0,
    direction: null,
  };
  const body = {
    root: {
      type: 'root',
      version: 1,
      children: [paragraph],
      format: '',
      indent: 0,
      direction: null,
    },
  } as unknown as NonNullable<Page['body']>;
  const blocks = { field_blocks: [{ blockType: 'webform', form: form.id }] } as Partial<Page>;
  const source = await page(payload, { ...blocks, body });
  const typed = await page(payload, {
    field_floating_cta: [
      { blockType: 'floating_cta', url: `/en${target.alias}?x=1#y`, title: 'Go' },
    ],
  });
  const foreign = await page(payload, {
    field_floating_cta: [{ blockType: 'floating_cta', url: target.alias ?? '', title: 'Go' }],
    field_domain_access: ['CAA'],
  });
  const redirect = await payload.create({
    collection: 'redirects',
    data: { brand: 'HIM', lang: 'en', path: `/${unique('old')}/`, page: target.id, status: '301' },
    overrideAccess: true,
  });
  expect((await uses('forms', form.id)).uses.map(({ id }) => id)).toEqual([source.id]);
  const found = (await uses('pages', target.id)).uses.map(
    ({ collection, id }) => `${collection}:${id}`,
  );
  expect(found.sort()).toEqual(
    [`pages:${source.id}`, `pages:${typed.id}`, `redirects:${redirect.id}`].sort(),
  );
  expect(found).not.toContain(`pages:${foreign.id}`);
  await payload.delete({ collection: 'pages', id: source.id, overrideAccess: true });
  expect((await uses('forms', form.id)).uses).toEqual([]);
});

test('places of foreign brands are counted and not named', async () => {
  const picture = await smallPicture(payload);
  await page(payload, {
    title: 'Of another brand',
    field_domain_access: ['CAA'],
    field_hero_image: picture.id,
  });
  expect(await uses('media', picture.id, editor)).toEqual({ uses: [], hidden: 1 });
});

test('a use is called by the label of its choice, in the language of whoever asks', async () => {
  const target = await page(payload);
  const { docs } = await payload.find({
    collection: 'menus',
    where: { and: [{ brand: { equals: 'HIM' } }, { group: { equals: 'search_recommended' } }] },
    limit: 1,
    overrideAccess: true,
  });
  const items = [{ blockType: 'menu_item' as const, title: 'Go', relative: target.alias ?? '' }];
  await payload.update({
    collection: 'menus',
    id: docs[0]?.id ?? 0,
    data: { items },
    overrideAccess: true,
  });
  const titles = (await uses('pages', target.id)).uses.map(({ title }) => title);
  expect(titles).toEqual(['Recommended in search']);
  const translator = await person(payload, 'translator', ['HIM']);
  expect(await uses('pages', target.id, translator)).toEqual({ uses: [], hidden: 1 });
});

test('a used picture goes neither to the trash nor for good before somebody confirms it, and the refusal says where it is used', async () => {
  const picture = await smallPicture(payload);
  await page(payload, { title: 'Shows the pixel', field_hero_image: picture.id });
  const trash = (query?: object) =>
    payload.update({
      collection: 'media',
      id: picture.id,
      data: { deletedAt: new Date().toISOString() } as never,
      user: editor,
      overrideAccess: false,
      ...(query ? { req: { query } as never } : {}),
    });
  const remove = (query?: object) =>
    payload.delete({
      collection: 'media',
      id: picture.id,
      trash: true,
      user: admin,
      overrideAccess: false,
      ...(query ? { req: { query } as never } : {}),
    });
  await expect(trash()).rejects.toThrow(/Shows the pixel \(HIM\)/);
  await expect(remove()).rejects.toThrow(/Shows the pixel \(HIM\)/);
  await trash({ used: 'confirmed' });
  await expect(remove()).rejects.toThrow(/Shows the pixel/);
  await remove({ used: 'confirmed' });
  const unused = await smallPicture(payload);
  await payload.update({
    collection: 'media',
    id: unused.id,
    data: { deletedAt: new Date().toISOString() } as never,
    user: editor,
    overrideAccess: false,
  });
});

test('an index that was lost is made anew, the same as before; one that is right is left alone', async () => {
  const rows = async () =>
    (
      await payload.find({
        collection: 'document-references',
        limit: 0,
        pagination: false,
        sort: 'id',
        overrideAccess: true,
      })
    ).docs;
  await rebuildReferences(payload);
  const before = await rows();
  expect(before.length).toBeGreaterThan(100);
  await rebuildReferences(payload);
  expect((await rows()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  const [any] = before;
  await payload.db.create({
    collection: 'document-references',
    data: { ...any, id: undefined, document: 987_654_321 },
  });
  await rebuildReferences(payload);
  expect((await rows()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  await payload.db.deleteMany({ collection: 'document-references', where: {} });
  await rebuildReferences(payload);
  const keys = (all: typeof before) =>
    all
      .map(({ source, document, target, path, lang, published }) =>
        JSON.stringify([source, document, target, path, lang, published]),
      )
      .sort();
  expect(keys(await rows())).toEqual(keys(before));
}, 120_000);
