import type { CollectionSlug } from 'payload';
import { expect, test } from 'vitest';
import { nobody } from '../access/nobody.ts';
import { updateLead } from '../leads/delivery/updateLead.ts';
import { fixture } from '../testing/access/accessFixtures.ts';
import { signedIn } from '../testing/rest.ts';
import { person, smallPicture, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const [officer, editor, manager, admin] = await Promise.all([
  signedIn(payload, 'admissions', ['HIM']),
  signedIn(payload, 'editor', ['HIM']),
  signedIn(payload, 'brandManager', ['HIM']),
  signedIn(payload, 'admin'),
]);
type Person = typeof officer;

/** Who changes documents of each collection that people change, and what is changed. */
const changes: Readonly<Partial<Record<CollectionSlug, readonly [Person, object]>>> = {
  pages: [editor, { field_lead: 'Changed' }],
  'shared-sections': [editor, { title: 'Changed' }],
  patterns: [editor, { title: 'Changed' }],
  releases: [editor, { title: 'Changed' }],
  media: [editor, { credit: 'Changed' }],
  campaigns: [editor, { Territory: 'Changed' }],
  forms: [editor, { title: 'Changed' }],
  menus: [editor, { items: [] }],
  footers: [editor, { block_newsletter: { info: 'Changed' } }],
  popups: [editor, { field_heading: 'Changed' }],
  redirects: [editor, { status: '302' }],
  'brand-settings': [manager, { newsletterPattern: '.+' }],
  'search-synonyms': [editor, { words: 'Changed' }],
  glossary: [editor, { es: 'Changed' }],
  leads: [officer, { note: 'Changed' }],
  brands: [admin, { place: 'Changed' }],
  users: [admin, { brands: ['CAA'] }],
};

/** A form of the admin in one tab: what it read, which each of its saves sends with a change. */
async function openTab({ call }: Person, path: string, tab: string) {
  const address = `${path}?depth=0&locale=en`;
  const { body } = await call('GET', address);
  return (change: object) => call('PATCH', address, { ...body, editing_tab: tab, ...change });
}

test('a note of another tab is not overwritten, what the server writes is in no way, and erasing takes all along', async () => {
  const id = await fixture(payload, 'leads', 'own');
  const path = `leads/${id}`;
  const [first, second] = [await openTab(officer, path, 'a'), await openTab(officer, path, 'b')];
  const note = async () => (await officer.call('GET', path)).body['note'];
  await updateLead(payload, id, { state: 'delivered' });
  expect((await first({ note: 'Called' })).status).toBe(200);
  const refused = await second({ note: 'Wrote' });
  const [error] = refused.body.errors ?? [];
  expect([refused.status, error?.data?.errors?.[0]?.path]).toEqual([409, 'editing_tab']);
  expect(error?.message).toBe('You have saved this in another window since you opened it here.');
  expect(await note()).toBe('Called');
  expect((await first({ note: 'Called twice' })).status).toBe(200);
  await payload.update({ collection: 'leads', id, data: { name: 'Ada' }, overrideAccess: true });
  expect((await officer.call('PATCH', path, { note: 'By a program' })).status).toBe(200);
  const saves = {
    collection: 'payload-kv',
    where: { key: { equals: `saves:leads:${id}` } },
  } as const;
  expect((await payload.db.find(saves)).totalDocs).toBe(1);
  expect((await officer.call('POST', `${path}/erase`)).status).toBe(200);
  expect((await payload.db.find(saves)).totalDocs).toBe(0);
});

test('every collection that people change is among those that are tried here', () => {
  // A topic is one text, and Payload doesn't write when a document without another was changed.
  const others = /^payload-|^media-topics$/;
  const changeable = payload.config.collections.filter(
    ({ access, slug }) => access.update !== nobody && !others.test(slug),
  );
  expect(changeable.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(changes).toSorted());
});

async function made(collection: CollectionSlug): Promise<number> {
  if (collection === 'users') return (await person(payload, 'editor', ['HIM'])).id;
  if (collection !== 'brands') return fixture(payload, collection, 'own');
  const [brand] = (await payload.find({ collection, limit: 1, overrideAccess: true })).docs;
  return brand?.id ?? 0;
}

test.each(Object.entries(changes))(
  '%s: a save from a tab that was read before another one’s save is refused',
  async (slug, [who, change]) => {
    const path = `${slug}/${await made(slug as CollectionSlug)}`;
    const before = (await who.call('GET', `${path}?depth=0&locale=en`)).body;
    const [first, second] = [await openTab(who, path, 'a'), await openTab(who, path, 'b')];
    const saved = await first(change);
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    const { status, body } = await second({});
    expect([status, body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([409, 'editing_tab']);
    expect((await who.call('GET', `${path}?depth=0&locale=en`)).body).toMatchObject(change);
    const names = Object.keys(change);
    expect(
      (await first(Object.fromEntries(names.map((name) => [name, before[name]])))).status,
    ).toBe(200);
  },
);

test('alternative texts that are saved beside a medium’s form are not in the way of its own save', async () => {
  const { id } = await smallPicture(payload);
  const [own, other] = [
    await openTab(editor, `media/${id}`, 'a'),
    await openTab(editor, `media/${id}`, 'b'),
  ];
  const alt = unique('kitchen');
  const texts = await editor.call('PATCH', `media/${id}/alt-texts?tab=a`, { en: alt, es: alt });
  expect(texts.status).toBe(200);
  expect((await other({ credit: 'Other' })).status).toBe(409);
  expect((await own({ credit: 'Own', alt })).status).toBe(200);
});
