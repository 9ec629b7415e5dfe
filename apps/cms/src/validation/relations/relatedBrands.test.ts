import { expect, test } from 'vitest';
import { type RestAnswer, signedIn } from '../../testing/rest.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const admin = await signedIn(payload, 'admin');

/** A form or event that only this brand has. */
async function findId(collection: 'forms' | 'campaigns', brand: 'HIM' | 'CAA'): Promise<number> {
  const { docs } = await payload.find({
    collection,
    where: { field_domain_access: { in: [brand] } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs.find(({ field_domain_access }) => field_domain_access.length === 1)?.id ?? 0;
}
const campus = (brand: 'HIM' | 'CAA') =>
  page(payload, { type: 'singleCampus', field_domain_access: [brand] });
const parts = async (brand: 'HIM' | 'CAA') => ({
  field_webform_dynamic_paragraph: await findId('forms', brand),
  event: await findId('campaigns', brand),
  program: { campuses: [(await campus(brand)).id] },
  field_blocks: [{ blockType: 'webform', form: await findId('forms', brand) }],
});
const refused = ({ status, body }: RestAnswer) => [
  status,
  ...(body.errors?.[0]?.data?.errors ?? [])
    .map(({ path, message }) => `${path}: ${message}`)
    .sort(),
];
const message = 'This isn’t shown on HIM. Choose another, or these sites there too.';
const everywhere = [
  400,
  `event: ${message}`,
  `field_blocks.0.form: ${message}`,
  `field_webform_dynamic_paragraph: ${message}`,
  `program.campuses: ${message}`,
];

test('nobody names a form, event or page of a school that they don’t write for, in a draft either; what was there stays', async () => {
  const foreign = await parts('CAA');
  const { id } = await page(payload);
  const path = `pages/${id}?draft=true&depth=0`;
  expect(refused(await editor.call('PATCH', path, foreign))).toEqual(everywhere);
  const made = { title: 'A trap', alias: `/${unique('trap')}/`, ...foreign };
  expect(refused(await editor.call('POST', 'pages?draft=true', made))).toEqual(everywhere);
  expect((await admin.call('PATCH', path, foreign)).status).toBe(200);
  expect((await editor.call('PATCH', path, { title: 'Rewritten' })).status).toBe(200);
  for (const { call } of [editor, admin])
    expect(refused(await call('PATCH', `pages/${id}?depth=0`, { _status: 'published' }))).toEqual(
      everywhere,
    );
  const own = { ...(await parts('HIM')), _status: 'published' };
  expect((await editor.call('PATCH', `pages/${id}?depth=0`, own)).status).toBe(200);
});

test('a redirect leads to a page of its own site, and a pop-up’s form is of the site that it opens on', async () => {
  const redirect = { brand: 'HIM', lang: 'en', path: `/${unique('old')}/` };
  const to = async (brand: 'HIM' | 'CAA') => ({ ...redirect, page: (await campus(brand)).id });
  for (const { call } of [editor, admin])
    expect(refused(await call('POST', 'redirects', await to('CAA')))).toEqual([
      400,
      `page: ${message}`,
    ]);
  expect((await editor.call('POST', 'redirects', await to('HIM'))).status).toBe(201);
  const [him, caa] = [await findId('forms', 'HIM'), await findId('forms', 'CAA')];
  const popup = (form: number) => ({
    field_domain_access: ['HIM', 'CAA'],
    field_heading: 'Come and see',
    field_delay_time: 3,
    field_display_after_days: 7,
    field_include_urls: ['program'],
    field_forms: [
      { brand: 'HIM', form },
      { brand: 'CAA', form: caa },
    ],
  });
  expect(refused(await admin.call('POST', 'popups', popup(caa)))).toEqual([
    400,
    `field_forms.0.form: ${message}`,
  ]);
  expect((await admin.call('POST', 'popups', popup(him))).status).toBe(201);
});

test('pages of every type and brand in the demo can be published as they are', async () => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ _status: { equals: 'published' } }, { 'alias.en': { exists: true } }] },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const kinds = new Map(docs.map((one) => [`${one.type} ${one.field_domain_access}`, one.id]));
  const refusals: unknown[] = [];
  for (const [kind, id] of kinds) {
    const answer = await admin.call('PATCH', `pages/${id}?depth=0`, { _status: 'published' });
    if (answer.status !== 200) refusals.push([kind, ...refused(answer)]);
  }
  expect(refusals).toEqual([]);
});
