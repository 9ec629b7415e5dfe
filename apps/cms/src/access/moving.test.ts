import type { CollectionSlug } from 'payload';
import { describe, expect, test } from 'vitest';
import {
  brandFieldName,
  fixture,
  oneEach,
  saveDocuments,
} from '../testing/access/accessFixtures.ts';
import { accessPeople } from '../testing/access/accessPeople.ts';
import { accessTable, type Role } from '../testing/access/accessTable.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const people = await accessPeople(payload);
const roles = (Object.keys(people) as Role[]).filter((role) => role !== 'admin');
const collections = Object.keys(accessTable).filter((slug) =>
  payload.collections[slug as CollectionSlug].config.flattenedFields.some(
    ({ name }) => name === brandFieldName(slug),
  ),
) as CollectionSlug[];

describe.each(collections)('%s', (collection) => {
  const field = brandFieldName(collection);
  const isList = field === 'field_domain_access';

  test('nobody but an administrator moves one to another brand, or leaves it without', async () => {
    const id = await fixture(payload, collection, 'own');
    // Where a brand has one document only, the other's is away: its place would be taken.
    const other = oneEach.has(collection) ? [await fixture(payload, collection, 'other')] : [];
    const restore = await saveDocuments(payload, collection, other);
    const where = { id: { in: other } };
    await payload.db.deleteMany({ collection, where });
    const brandsNow = async () => {
      const doc = await payload.db.findOne<{ id: number } & Record<string, unknown>>({
        collection,
        where: { id: { equals: id } },
        select: { [field]: true },
      });
      return [doc?.[field]].flat();
    };
    const moves = isList ? [['CAA'], ['HIM', 'CAA'], [], null] : ['CAA', null, ''];
    for (const role of roles)
      for (const moved of moves)
        for (const path of [`${collection}/${id}`, `${collection}?where[id][equals]=${id}`]) {
          const { status, body } = await people[role].call('PATCH', path, { [field]: moved });
          expect(status, `${role} ${JSON.stringify([moved, body]).slice(0, 300)}`).toBeLessThan(
            500,
          );
          expect(await brandsNow(), `${role} ${JSON.stringify(moved)}`).toEqual(['HIM']);
        }
    await restore(new Set());
  });
});

test('how long personal data stays is set by administrators alone', async () => {
  const id = await fixture(payload, 'brand-settings', 'own');
  const path = `brand-settings/${id}`;
  const retention = async () =>
    (await payload.findByID({ collection: 'brand-settings', id, overrideAccess: true })).retention;
  const before = await retention();
  for (const role of roles) {
    await people[role].call('PATCH', path, { retention: { leads: 1, visits: 1 } });
    expect(await retention(), role).toEqual(before);
  }
  const other = await people.brandManagerHIM.call('PATCH', path, { singleOptIn: true });
  expect([other.status, other.body.doc?.['singleOptIn']]).toEqual([200, true]);
  const byAdmin = await people.admin.call('PATCH', path, { retention: { leads: 14 } });
  expect([byAdmin.status, (await retention())?.leads]).toEqual([200, 14]);
  await people.admin.call('PATCH', path, { singleOptIn: false, retention: before });
});
