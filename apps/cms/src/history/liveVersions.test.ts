import { expect, test } from 'vitest';
import { waitForChanges } from '../api/changes.ts';
import { newestChange } from '../runtime/database/database.ts';
import { runSql } from '../runtime/database/runSql.ts';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { signedIn } from '../testing/rest.ts';
import { testPayload, unique } from '../testing/testPayload.ts';
import { firstVersions } from './firstVersions.ts';
import { pruneAll } from './pruneNightly.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const ofOther = await signedIn(payload, 'editor', ['CAA']);

type Slug = 'campaigns' | 'forms' | 'menus' | 'footers' | 'popups' | 'brand-settings';
const slugs: Slug[] = ['campaigns', 'forms', 'menus', 'footers', 'popups', 'brand-settings'];
interface Version {
  readonly id: number;
  readonly updatedAt: string;
  readonly version: Readonly<{ savedBy?: string; deletedAt?: string; title?: unknown }>;
}
const versions = async (collection: Slug, parent: number) =>
  (
    await payload.findVersions({
      collection,
      where: { parent: { equals: parent } },
      sort: '-updatedAt',
      locale: 'all',
      trash: true,
      depth: 0,
      overrideAccess: true,
    })
  ).docs as unknown as Version[];

test("a menu's versions say who changed it; its editor alone sees them and brings one back, in all languages and at once", async () => {
  const menus = await payload.find({
    collection: 'menus',
    where: { brand: { equals: 'HIM' }, group: { equals: 'main' } },
    locale: 'all',
    depth: 0,
  });
  const [menu] = menus.docs;
  const titles = async (lang: string) => {
    const { body } = await fetchParsedNode(payload, `/${lang}/`, { lang });
    return (body as { menus?: { main: { title: string }[] } }).menus?.main.map(
      ({ title }) => title,
    );
  };
  const before = [await titles('en'), await titles('ru')];
  const path = `menus/${menu?.id}`;
  const stored = await editor.call('GET', `${path}?depth=0`);
  const [first, ...rest] = (stored.body as unknown as { items: object[] }).items;
  const title = unique('Changed');
  const saved = await editor.call('PATCH', path, { items: [{ ...first, title }, ...rest] });
  expect(saved.status).toBe(200);
  expect((await titles('en'))?.[0]).toBe(title);
  const [newest, older] = await versions('menus', menu?.id ?? 0);
  expect(newest?.version.savedBy).toBe(editor.user.email);

  const listed = await ofOther.call('GET', `menus/versions?where[parent][equals]=${menu?.id}`);
  expect(listed.body.docs ?? []).toEqual([]);
  expect((await ofOther.call('POST', `menus/versions/${older?.id}`)).status).toBe(403);
  const since = await newestChange(payload);
  expect((await editor.call('POST', `menus/versions/${older?.id}`)).status).toBe(200);
  expect([await titles('en'), await titles('ru')]).toEqual(before);
  const { changes } = await waitForChanges(payload, since, 0);
  expect(changes.flatMap(({ tags }) => tags)).toContain('menu:HIM');
});

test('a version saved on the way into the trash leads nothing there, and one that takes a foreign brand off is refused', async () => {
  const made = await editor.call('POST', 'popups', {
    field_domain_access: ['HIM'],
    field_heading: unique('Pop-up'),
    field_delay_time: 1,
    field_display_after_days: 1,
    field_include_urls: ['program'],
  });
  const id = Number(made.body.doc?.id);
  await editor.call('PATCH', `popups/${id}`, { deletedAt: new Date().toISOString() });
  await editor.call('PATCH', `popups/${id}?trash=true`, { deletedAt: null });
  const trashed = (await versions('popups', id)).find(({ version }) => version.deletedAt);
  expect((await editor.call('POST', `popups/versions/${trashed?.id}`)).status).toBe(200);
  expect((await editor.call('GET', `popups/${id}`)).status).toBe(200);
  const data = { field_domain_access: ['HIM' as const, 'CAA' as const] };
  await payload.update({ collection: 'popups', id, data, overrideAccess: true });
  const refused = await editor.call('POST', `popups/versions/${trashed?.id}`);
  expect([refused.status, refused.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([
    400,
    'field_domain_access',
  ]);
  await payload.delete({ collection: 'popups', id, overrideAccess: true });
  expect(await versions('popups', id)).toEqual([]);
});

test.each(slugs)('what %s held before there were versions is a version', async (collection) => {
  const { docs } = await payload.find({ collection, limit: 1, depth: 0, locale: 'all' });
  const id = docs[0]?.id ?? 0;
  await payload.db.deleteVersions({ collection, where: { parent: { equals: id } } });
  await firstVersions(payload);
  const {
    createdAt: _,
    updatedAt,
    ...before
  } = docs[0] as { createdAt: string; updatedAt: string };
  const [first, ...others] = await versions(collection, id);
  expect(others).toEqual([]);
  expect(first?.updatedAt).toBe(updatedAt);
  expect({ ...first?.version, id }).toMatchObject(before);
});

test('versions are kept for two years, the newest for good', async () => {
  const made = await editor.call('POST', 'forms', {
    field_domain_access: ['HIM'],
    key: unique('form'),
    type: 'contact',
    title: 'Form',
    submitLabel: 'Send',
  });
  const id = Number(made.body.doc?.id);
  for (const title of ['Second', 'Third']) await editor.call('PATCH', `forms/${id}`, { title });
  const [, second, first] = await versions('forms', id);
  const age = (version: unknown, at: string) =>
    runSql(payload, `update _forms_v set updated_at = '${at}' where id = ${version}`);
  await age(first?.id, '2020-01-01T00:00:00.000Z');
  await age(second?.id, new Date(Date.now() - 86_400_000).toISOString());
  await pruneAll(payload);
  expect((await versions('forms', id)).map(({ version }) => version.title)).toEqual([
    { en: 'Third' },
    { en: 'Second' },
  ]);
}, 60_000);
