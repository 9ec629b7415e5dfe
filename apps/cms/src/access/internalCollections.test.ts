import type { CollectionSlug } from 'payload';
import { afterAll, describe, expect, test } from 'vitest';
import { withoutForeignLocks } from '../editing/locks/withoutForeignLocks.ts';
import { fixture } from '../testing/access/accessFixtures.ts';
import { accessPeople } from '../testing/access/accessPeople.ts';
import { internalTable, type Role } from '../testing/access/accessTable.ts';
import { type RestAnswer, signedIn } from '../testing/rest.ts';
import { testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const stranger = await signedIn(payload, 'admin');
const people = await accessPeople(payload);
const roles = Object.keys(people) as Role[];
const whoses = ['own', 'other'] as const;
type Whose = (typeof whoses)[number];
const popups = {
  own: await fixture(payload, 'popups', 'own'),
  other: await fixture(payload, 'popups', 'other'),
};
const userReference = (id: number | undefined) => ({ relationTo: 'users', value: id });

/** What a row of the collection is made of, for a role: a lock, a preference or a bare row. */
function rowData(collection: string, whose: Whose, role: Role): Record<string, unknown> {
  const self = people[role].user?.id ?? stranger.user.id;
  if (collection === 'payload-locked-documents')
    return {
      document: { relationTo: 'popups', value: popups[whose] },
      user: userReference(stranger.user.id),
    };
  if (collection === 'payload-preferences')
    return {
      key: unique('key'),
      value: 'x',
      user: userReference(whose === 'own' ? self : stranger.user.id),
    };
  if (collection === 'payload-query-presets') {
    const only = { constraint: 'onlyMe', users: [whose === 'own' ? self : stranger.user.id] };
    const access = { read: only, update: only, delete: only };
    return { title: unique('view'), relatedCollection: 'pages', access };
  }
  return rowByCollection[collection]?.() ?? {};
}
/** Collections whose rows name no person at their top. */
const nameless = new Set(['brands', 'payload-query-presets']);
let brandsMade = 9;
const rowByCollection: Readonly<Record<string, () => Record<string, unknown>>> = {
  'payload-jobs': () => ({ queue: 'none', taskSlug: 'schedulePublish', input: {} }),
  'payload-kv': () => ({ key: unique('key'), data: {} }),
  'payload-migrations': () => ({ name: unique('none'), batch: 99 }),
  'change-log': () => ({ tags: [unique('tag')] }),
  brands: () => ({ code: `X${++brandsMade}`, name: unique('brand') }),
  sessions: () => {
    const seenAt = new Date().toISOString();
    return { sid: unique('sid'), user: stranger.user.id, seenAt, endsAt: seenAt };
  },
  'second-factors': () => ({
    user: Math.floor(Math.random() * 1e9) + 1e6,
    secret: 'x',
    lastStep: 0,
    recovery: [],
    uses: 0,
  }),
  'sign-in-tries': () => ({
    key: unique('key'),
    tries: 1,
    blocked_until: 0,
    blocked_before: 0,
    forget_at: 0,
  }),
  reviews: () => ({ page: Math.floor(Math.random() * 1e9) + 1e6, comments: [] }),
  'document-references': () => ({ source: 'pages', document: 1, target: 'media:1', path: 'x' }),
  'translation-counts': () => ({ page: 1, lang: 'es', texts: 1, translated: 1 }),
};
async function stored(collection: CollectionSlug, whose: Whose, role: Role): Promise<number> {
  const data = rowData(collection, whose, role);
  const made = await payload.db.create({ collection, data });
  return made['id'] as number;
}
afterAll(async () => {
  const where = { code: { like: 'X%' } };
  await payload.delete({ collection: 'brands', where, overrideAccess: true });
});

const succeeds = ({ status, body }: RestAnswer): boolean => {
  expectSound(status, JSON.stringify(body).slice(0, 300));
  return status < 400;
};
/** No error of ours; 501 is what Payload says of collections without a REST API. */
const expectSound = (status: number, message = '') =>
  expect(status < 500 || status === 501, `${status} ${message}`).toBe(true);

const cases = roles.flatMap((role) =>
  Object.keys(internalTable).map((collection) => [role, collection as CollectionSlug] as const),
);
describe.each(cases)('%s, %s', (role, collection) => {
  const { call, user } = people[role];
  const mine = (operation: 'create' | 'read' | 'update' | 'delete') =>
    internalTable[collection]?.[operation]?.[role] ?? '';
  const seen = async (id: number) => {
    const { status, body } = await call('GET', `${collection}?where[id][equals]=${id}&depth=0`);
    return status < 400 && (body.docs ?? []).some((doc) => doc.id === id);
  };
  /** Whose rows something succeeds with. */
  async function among(is: (id: number, whose: Whose) => Promise<boolean>): Promise<string> {
    const done: Whose[] = [];
    for (const whose of whoses)
      if (await is(await stored(collection, whose, role), whose)) done.push(whose);
    return done.join(' ');
  }

  test('reads, changes and removes what the table says', async () => {
    expect(await among(seen), 'lists').toBe(mine('read'));
    const now = () => ({ user: userReference(stranger.user.id) });
    // By the number of a preference Payload understands its key.
    const byWhere = (id: number) => `${collection}?where[id][equals]=${id}`;
    const changed = async (id: number) => {
      const { body, status } = await call('PATCH', byWhere(id), now());
      expectSound(status);
      return (body.docs ?? []).length > 0 && status < 400;
    };
    expect(await among(changed), 'changes').toBe(mine('update'));
    const removed = async (id: number) => {
      expectSound((await call('DELETE', byWhere(id))).status);
      const where = { id: { equals: id } };
      return (await payload.db.count({ collection, where })).totalDocs === 0;
    };
    expect(await among(removed), 'removes').toBe(mine('delete'));
  });

  test('makes what the table says, and only in the own name', async () => {
    const made: Whose[] = [];
    for (const whose of whoses) {
      const answer = await call('POST', collection, rowData(collection, whose, role));
      if (!succeeds(answer)) continue;
      const id = answer.body.doc?.id ?? 0;
      const row = await payload.db.findOne<{ id: number; user?: { value: number } }>({
        collection,
        where: { id: { equals: id } },
      });
      if (!nameless.has(collection)) expect(row?.user?.value).toBe(user?.id);
      if (collection !== 'payload-preferences' || whose === 'own') made.push(whose);
    }
    expect(made.join(' ')).toBe(mine('create'));
  });
});

test('who takes a lock over has it in the own name, on the same document', async () => {
  const { call, user } = people.editorHIM;
  const id = await stored('payload-locked-documents', 'own', 'editorHIM');
  const document = { relationTo: 'popups', value: popups.other };
  const path = `payload-locked-documents/${id}`;
  expect(
    (await call('PATCH', path, { user: userReference(stranger.user.id), document })).status,
  ).toBe(200);
  const where = { id: { equals: id } };
  expect(await payload.db.findOne({ collection: 'payload-locked-documents', where })).toMatchObject(
    {
      user: { value: user.id },
      document: { value: popups.own },
    },
  );
  expect((await call('DELETE', path)).status).toBe(200);
});

test("the admin's own form locks what the person may change, and nothing else", async () => {
  const { user } = people.editorHIM;
  const signedInUser = { ...user, collection: 'users' as const };
  const allowedArgs = async (id: number, name = 'form-state') => {
    const args = { collectionSlug: 'popups', id, returnLockStatus: true };
    return (await withoutForeignLocks(payload, { name, args }, async () => signedInUser)).args;
  };
  expect(await allowedArgs(popups.own)).toMatchObject({ returnLockStatus: true });
  expect(await allowedArgs(popups.other)).toMatchObject({
    returnLockStatus: false,
    id: popups.other,
  });
});

test('jobs are run by administrators alone', async () => {
  for (const role of roles) {
    const { status } = await people[role].call('GET', 'payload-jobs/run?queue=none');
    expect(status < 400, `${role} ${status}`).toBe(role === 'admin');
    const schedules = await people[role].call('GET', 'payload-jobs/handle-schedules');
    // There are none.
    expect(schedules.status, role).toBe(404);
  }
});
