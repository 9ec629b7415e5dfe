import { expect, test } from 'vitest';
import { signedIn } from '../../testing/rest.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const names = { foreign: unique('Fees 2028'), own: unique('Ascona') };

test('nobody reads by a filter or by an order what a related document of another brand holds', async () => {
  const foreign = await page(payload, {
    title: names.foreign,
    type: 'singleCampus',
    field_domain_access: ['CAA'],
    _status: 'draft',
  });
  const { id } = await page(payload, { title: names.own });
  const relations = { program: { campuses: [foreign.id] }, event: 1 };
  await payload.db.updateOne({ collection: 'pages', id, data: relations });
  await payload.update({
    collection: 'pages',
    id,
    data: { title: names.own },
    draft: true,
    context: { skipChanges: true },
    overrideAccess: true,
  });
  const title = encodeURIComponent(names.foreign);
  const queries = [
    `where[program.campuses.title][equals]=${title}`,
    `where[or][0][and][0][program.campuses.title][like]=${title}`,
    `where[program__campuses__title][like]=${title}`,
    `where[program.campuses][contains][title][like]=${title}`,
    'where[program.campuses.program.campuses.id][exists]=true',
    'where[event.Name][exists]=true',
    'where[field_webform_dynamic_paragraph.key][exists]=true',
    'sort=-event.Name',
    'sort=title,event.crm_id',
  ].flatMap((query) => [`pages?${query}`, `pages?draft=true&${query}`]);
  const versions = [
    `where[version.program.campuses.title][equals]=${title}`,
    `where[parent.title][equals]=${names.own}`,
    'sort=version.event.Name',
  ].map((query) => `pages/versions?${query}`);
  const others = [
    'pages/count?where[event.Name][exists]=true',
    'redirects?where[page.title][exists]=true',
  ];
  for (const role of ['author', 'translator', 'editor'] as const) {
    const { call } = await signedIn(payload, role, ['HIM']);
    const allowed = role === 'editor' ? others : others.slice(0, 1);
    for (const path of [...queries, ...versions, ...allowed])
      expect([role, path, (await call('GET', path)).status]).toEqual([role, path, 400]);
    const byNumber = await call('GET', `pages?where[program.campuses][in]=${foreign.id}&depth=0`);
    expect(byNumber.body.docs?.map((doc) => doc.id)).toEqual([id]);
    const same = await call(
      'GET',
      `pages?where[program.campuses.id][equals]=${foreign.id}&sort=-event`,
    );
    expect(same.status).toBe(200);
  }
  const admin = await signedIn(payload, 'admin');
  const found = await admin.call('GET', `pages?where[program.campuses.title][equals]=${title}`);
  expect(found.body.docs?.map((doc) => doc.id)).toEqual([id]);
});
