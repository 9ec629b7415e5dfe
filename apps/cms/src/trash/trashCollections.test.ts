import { expect, test } from 'vitest';
import { handleForms } from '../api/forms.ts';
import type { Page, User } from '../runtime/payload-types.ts';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { fromSite } from '../testing/fromSite.ts';
import { page, smallPicture, unique } from '../testing/testPayload.ts';
import { patient, refusal, trashTools } from '../testing/trashTools.ts';

const { admin, editor, isFound, payload, restore, save, fetchStatus, stranger, trash } =
  await trashTools();

test('who may edit may trash and restore; only administrators delete for good, and of foreign brands nobody else anything', async () => {
  const doc = await page(payload);
  expect(await refusal(trash('pages', doc.id, stranger))).not.toBe('');
  const forGood = (user: User, id: number) =>
    payload.delete({ collection: 'pages', id, trash: true, user, overrideAccess: false });
  expect(await refusal(forGood(editor, doc.id))).not.toBe('');
  await trash('pages', doc.id);
  expect(await refusal(forGood(editor, doc.id))).not.toBe('');
  expect(await refusal(restore('pages', doc.id, {}, stranger))).not.toBe('');
  expect(await refusal(forGood(admin, doc.id))).toBe('');
  expect(
    await payload.count({ collection: 'pages', where: { id: { equals: doc.id } }, trash: true }),
  ).toEqual({ totalDocs: 0 });
});

test('redirects to a page that is deleted for good go with it, also out of the trash', async () => {
  const doc = await page(payload);
  const path = `/${unique('old')}/`;
  await payload.create({
    collection: 'redirects',
    data: { brand: 'HIM', lang: 'en', path, page: doc.id, status: '301' },
    overrideAccess: true,
  });
  await trash('pages', doc.id);
  await payload.delete({
    collection: 'pages',
    id: doc.id,
    trash: true,
    user: admin,
    overrideAccess: false,
  });
  expect(
    await payload.count({
      collection: 'redirects',
      where: { path: { equals: path } },
      trash: true,
    }),
  ).toEqual({ totalDocs: 0 });
});

test('a redirect in the trash leads nowhere and leaves its path to others, also to a page that moves', async () => {
  const path = `/${unique('old')}/`;
  const make = (url: string) =>
    payload.create({
      collection: 'redirects',
      data: { brand: 'HIM', lang: 'en', path, url, status: '301' },
      overrideAccess: true,
    });
  const first = await make('/programs/');
  expect(await fetchStatus(path)).toBe(301);
  await trash('redirects', first.id);
  expect(await fetchStatus(path)).toBe(404);
  await restore('redirects', first.id, {});
  expect(await fetchStatus(path)).toBe(301);
  await trash('redirects', first.id);
  const second = await make('/news/');
  expect(await refusal(restore('redirects', first.id, {}))).not.toBe('');
  await trash('redirects', second.id);
  const doc = await page(payload, { alias: path });
  expect(await refusal(restore('redirects', second.id, {}))).toMatch(
    /published page has the address/,
  );
  await save(doc.id, { alias: `/${unique('new')}/`, _status: 'published' });
  expect(await fetchStatus(path)).toBe(301);
});

test('forms, events and pop-ups in the trash are on no page, and come back', async () => {
  const key = unique('form');
  const form = await payload.create({
    collection: 'forms',
    data: { key, type: 'contact', title: 'F', submitLabel: 'Send', field_domain_access: ['HIM'] },
    overrideAccess: true,
  });
  const offered = async () =>
    (
      (await (await handleForms(payload, fromSite('/api/form-definitions'))).json()) as {
        forms: { form: { id: string } }[];
      }
    ).forms.some((one) => one.form.id === key);
  expect(await offered()).toBe(true);
  await trash('forms', form.id);
  expect(await offered()).toBe(false);
  await restore('forms', form.id, {});
  expect(await offered()).toBe(true);
  const popup = async () =>
    (await fetchParsedNode(payload, '/en/')).body as { popup?: { field_heading: string } };
  const before = await popup();
  const { docs } = await payload.find({
    collection: 'popups',
    where: { field_heading: { equals: before.popup?.field_heading } },
    depth: 0,
  });
  expect(docs).toHaveLength(1);
  await trash('popups', docs[0]?.id ?? 0, admin);
  expect(await popup()).not.toEqual(before);
  await restore('popups', docs[0]?.id ?? 0, {}, admin);
  const { body } = await fetchParsedNode(payload, '/en/');
  expect({ ...body, tags: undefined }).toEqual({ ...before, tags: undefined });
});

test('a page whose picture is in the trash has no picture, not a broken one, and gets it back', async () => {
  const picture = await smallPicture(payload);
  const doc = await page(payload, {
    field_hero_image: picture.id,
    field_blocks: [
      {
        blockType: 'gallery',
        field_items: [{ media_type: 'image', field_media_image: picture.id }],
      },
    ],
  } as Partial<Page>);
  const files = async () =>
    JSON.stringify((await fetchParsedNode(payload, `/en${doc.alias}`)).body).split(
      picture.filename ?? '?',
    ).length - 1;
  const before = await files();
  expect(before).toBeGreaterThanOrEqual(2);
  await trash('media', picture.id, editor, { req: { query: { used: 'confirmed' } } });
  expect([await files(), await fetchStatus(doc.alias)]).toEqual([0, 200]);
  await restore('media', picture.id, {});
  expect(await files()).toBe(before);
});

test('a search finds a page until it goes to the trash, and again after it is back', async () => {
  const title = unique('quokka').replaceAll('-', '');
  const doc = await page(payload, { title });
  await expect.poll(() => isFound(title, doc.id), patient).toBe(true);
  await trash('pages', doc.id);
  await expect.poll(() => isFound(title, doc.id), patient).toBe(false);
  await restore('pages', doc.id);
  await expect.poll(() => isFound(title, doc.id), patient).toBe(true);
});
