import type { CollectionSlug } from 'payload';
import { expect, test } from 'vitest';
import type { Page } from '../../runtime/payload-types.ts';
import { fixture } from '../../testing/access/accessFixtures.ts';
import { type RestAnswer, signedIn } from '../../testing/rest.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const { call } = await signedIn(payload, 'editor', ['HIM']);
const place = async (collection: CollectionSlug, id: number, deletedAt: string | null) =>
  call('PATCH', `${collection}/${id}?trash=true&used=confirmed`, { deletedAt });
const trash = (collection: CollectionSlug, id: number) =>
  place(collection, id, new Date().toISOString());
const trashed = async (collection: CollectionSlug) => {
  const id = await fixture(payload, collection, 'own');
  expect((await trash(collection, id)).status).toBe(200);
  return id;
};
const refusals = ({ body }: RestAnswer) =>
  (body.errors?.[0]?.data?.errors ?? []).map(({ path, message }) => `${path}: ${message}`).sort();
const message = 'This is in the trash: restore it or choose another.';

test('a page names each part of it that is in the trash when it is published, and is drafted with them', async () => {
  const campus = await page(payload, { type: 'singleCampus' });
  const form = await fixture(payload, 'forms', 'own');
  const parts = {
    event: await fixture(payload, 'campaigns', 'own'),
    field_webform_dynamic_paragraph: form,
    program: { campuses: [campus.id] },
    field_blocks: [{ blockType: 'webform', form }],
  } as Partial<Page>;
  const { id } = await page(payload, { ...parts, _status: 'draft' });
  await trash('campaigns', Number(parts.event));
  await trash('forms', form);
  await trash('pages', campus.id);
  const draft = await call('PATCH', `pages/${id}?draft=true`, { title: 'Still drafted' });
  expect(draft.status).toBe(200);
  expect(refusals(await call('PATCH', `pages/${id}`, { _status: 'published' }))).toEqual([
    `event: ${message}`,
    `field_blocks.0.form: ${message}`,
    `field_webform_dynamic_paragraph: ${message}`,
    `program.campuses: ${message}`,
  ]);
});

test('neither does a pop-up open with a form, nor a redirect lead to a page, that is in the trash', async () => {
  const popup = {
    field_domain_access: ['HIM'],
    field_heading: 'Come and see',
    field_delay_time: 3,
    field_display_after_days: 7,
    field_include_urls: ['program'],
    field_forms: [{ brand: 'HIM', form: await trashed('forms') }],
  };
  expect(refusals(await call('POST', 'popups', popup))).toEqual([`field_forms.0.form: ${message}`]);
  const redirect = { brand: 'HIM', lang: 'en', path: `/${unique('old')}/` };
  expect(
    refusals(await call('POST', 'redirects', { ...redirect, page: await trashed('pages') })),
  ).toEqual([`page: ${message}`]);
});

test('a page comes out of the trash to where it was before what it names does', async () => {
  const event = await fixture(payload, 'campaigns', 'own');
  const { id } = await page(payload, { event });
  await trash('campaigns', event);
  await trash('pages', id);
  expect((await place('pages', id, null)).status).toBe(200);
  expect((await call('GET', `pages/${id}`)).body['_status']).toBe('published');
  expect((await place('campaigns', event, null)).status).toBe(200);
});
