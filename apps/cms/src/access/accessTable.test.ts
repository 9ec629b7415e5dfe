import type { CollectionSlug } from 'payload';
import { describe, expect, test } from 'vitest';
import {
  brandFieldName,
  fixture,
  newDocumentData,
  oneEach,
  pictureFile,
  saveDocuments,
} from '../testing/access/accessFixtures.ts';
import { accessPeople } from '../testing/access/accessPeople.ts';
import {
  accessTable,
  internalTable,
  type Operation,
  type Role,
  type Whose,
} from '../testing/access/accessTable.ts';
import { indexAfterwards } from '../testing/indexAfterwards.ts';
import type { RestAnswer } from '../testing/rest.ts';
import { testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const people = await accessPeople(payload);
const roles = Object.keys(people) as Role[];
indexAfterwards();
const cases = roles.flatMap((role) =>
  Object.keys(accessTable).map((collection) => [role, collection as CollectionSlug] as const),
);

/** What an update changes, of what nothing else says that it was updated. */
const changes: Readonly<Record<string, () => object>> = {
  media: () => ({ alt: 'Changed' }),
  pages: () => ({ title: 'Changed' }),
  'media-topics': () => ({ name: unique('Changed') }),
};
/** Whether all brands share the documents of a collection. */
const isBrandless = (collection: CollectionSlug) => accessTable[collection]?.whose === 'none';
const fixtureCache = new Map<string, Promise<Map<Whose, number>>>();

/** Documents of a collection by whose they are, made anew. */
async function fresh(collection: CollectionSlug): Promise<Map<Whose, number>> {
  const made = new Map<Whose, number>();
  for (const whose of (accessTable[collection]?.whose ?? '').split(' ') as Whose[])
    made.set(whose, await fixture(payload, collection, whose));
  return made;
}

/** The same for tries that leave them as they are, because nobody may or they only read. */
function lasting(collection: CollectionSlug): Promise<Map<Whose, number>> {
  const fixtures = fixtureCache.get(collection) ?? fresh(collection);
  fixtureCache.set(collection, fixtures);
  return fixtures;
}

type Tried = Operation | 'versions' | 'trash';
const expected = (collection: string, operation: Tried, role: Role): string =>
  (accessTable[collection]?.[operation]?.[role] ?? '').split(' ').toSorted().join(' ');
const named = (docs: Map<Whose, number>, is: (id: number, whose: Whose) => boolean): string =>
  [...docs]
    .filter(([whose, id]) => is(id, whose))
    .map(([whose]) => whose)
    .toSorted()
    .join(' ');
const ids = (docs: Map<Whose, number>) => [...docs.values()].join(',');
/**
 * The documents that a call names in its answer; a refusal names none, and nothing is an error of
 * ours.
 */
function documentIds(answer: RestAnswer, key = 'id'): Set<unknown> {
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBeLessThan(500);
  return new Set(answer.status < 400 ? (answer.body.docs ?? []).map((doc) => doc[key]) : []);
}
/** Whose documents a call for each of them one by one succeeds with. */
async function oneByOne(
  docs: Map<Whose, number>,
  ask: (id: number, whose: Whose) => Promise<RestAnswer>,
): Promise<string> {
  const done = new Set<number>();
  for (const [whose, id] of docs) {
    const { status, body } = await ask(id, whose);
    expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(500);
    if (status < 400) done.add(id);
  }
  return named(docs, (id) => done.has(id));
}
/** What tells two states of a document apart, by its id; nothing of those that are gone. */
async function stamps(collection: CollectionSlug, docs: Map<Whose, number>) {
  const select: Record<string, true> = { updatedAt: true, name: true };
  const found = await payload.find({
    collection,
    where: { id: { in: [...docs.values()] } },
    select,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const rows = found.docs as unknown as { id: number; updatedAt?: string; name?: string }[];
  return new Map(rows.map(({ id, updatedAt, name }) => [id, `${updatedAt} ${name}`]));
}

describe.each(cases)('%s, %s', (role, collection) => {
  const { call } = people[role];
  const expectedAccess = (operation: Tried) => expected(collection, operation, role);
  let changed: Promise<Map<Whose, number>> | undefined;
  /** Documents for what changes some of them and removes none. */
  const documents = (operation: Tried) => {
    if (expectedAccess(operation) === '') return lasting(collection);
    // What a brand has one of bears another number after it was deleted.
    if (!changed || oneEach.has(collection)) changed = fresh(collection);
    return changed;
  };

  test('reads one, lists, counts, selects, sorts and searches', async () => {
    const docs = await lasting(collection);
    const may = expectedAccess('read');
    expect(await oneByOne(docs, (id) => call('GET', `${collection}/${id}?depth=2`))).toBe(may);
    const where = `where[id][in]=${ids(docs)}&limit=50`;
    for (const query of [
      where,
      `${where}&depth=2`,
      `${where}&select[id]=true`,
      `${where}&sort=-createdAt`,
      `${where}&trash=true&draft=true`,
    ]) {
      const seen = documentIds(await call('GET', `${collection}?${query}`));
      expect(
        named(docs, (id) => seen.has(id)),
        query,
      ).toBe(may);
    }
    const another = isBrandless(collection) ? 'name' : brandFieldName(collection);
    const other = `where[or][0][id][in]=${ids(docs)}&where[or][1][${another}][in]=CAA`;
    const searched = documentIds(await call('GET', `${collection}?${other}&limit=0&depth=0`));
    expect(named(docs, (id) => searched.has(id))).toBe(may);
    const count = await call('GET', `${collection}/count?where[id][in]=${ids(docs)}`);
    expect(count.status < 400 ? count.body.totalDocs : 0).toBe(
      may === '' ? 0 : may.split(' ').length,
    );
  });

  test('creates', async () => {
    const docs = await lasting(collection);
    const done = await oneByOne(docs, async (_, whose) => {
      const answer = await create(newDocumentData(collection, whose));
      const made = answer.body.doc;
      if (answer.status < 400)
        expect(
          (await call('GET', `${collection}/${String(made?.id)}`)).status,
          'its author reads it',
        ).toBe(200);
      if (role !== 'admin' && made && !isBrandless(collection))
        expect([made[brandFieldName(collection)]].flat()).toContain('HIM');
      return answer;
    });
    expect(done).toBe(expectedAccess('create'));

    function create(data: Record<string, unknown>): Promise<RestAnswer> {
      if (collection !== 'media') return call('POST', collection, data);
      const form = new FormData();
      const { data: bytes, mimetype, name } = pictureFile();
      form.set('file', new Blob([new Uint8Array(bytes)], { type: mimetype }), name);
      form.set('_payload', JSON.stringify(data));
      return call('POST', collection, form);
    }
  });

  test('updates, one by one and all at once', async () => {
    const may = expectedAccess('update');
    const docs = await documents('update');
    const data = () => changes[collection]?.() ?? {};
    expect(await oneByOne(docs, (id) => call('PATCH', `${collection}/${id}`, data()))).toBe(may);
    const before = await stamps(collection, docs);
    const answer = await call('PATCH', `${collection}?where[id][in]=${ids(docs)}`, data());
    const after = await stamps(collection, docs);
    expect(named(docs, (id) => documentIds(answer).has(id))).toBe(may);
    expect(named(docs, (id) => before.get(id) !== after.get(id))).toBe(may);
  });

  test('duplicates', async () => {
    const docs = await lasting(collection);
    expect(await oneByOne(docs, (id) => call('POST', `${collection}/${id}/duplicate`, {}))).toBe(
      expectedAccess('duplicate'),
    );
  });

  test('deletes, one by one and all at once', async () => {
    const may = expectedAccess('delete');
    for (const way of ['one', 'all']) {
      const docs = await (may === '' ? lasting(collection) : fresh(collection));
      const restore = await saveDocuments(payload, collection, docs.values());
      if (way === 'all')
        documentIds(await call('DELETE', `${collection}?where[id][in]=${ids(docs)}`));
      else await oneByOne(docs, (id) => call('DELETE', `${collection}/${id}`));
      const left = await stamps(collection, docs);
      await restore(new Set(left.keys()));
      expect(
        named(docs, (id) => !left.has(id)),
        way,
      ).toBe(may);
    }
  });

  test.runIf(accessTable[collection]?.trash)(
    'puts into the trash and takes out of it',
    async () => {
      const may = expectedAccess('trash');
      const docs = await documents('trash');
      const move = (deletedAt: string | null) => (id: number) =>
        call('PATCH', `${collection}/${id}?trash=true`, { deletedAt });
      expect(await oneByOne(docs, move(new Date().toISOString()))).toBe(may);
      const left = await stamps(collection, docs);
      expect(named(docs, (id) => !left.has(id))).toBe(may);
      const trashed = new Map([...docs].filter(([, id]) => !left.has(id)));
      expect(await oneByOne(trashed, move(null))).toBe(may);
    },
  );

  test.runIf(accessTable[collection]?.versions)('lists, reads and restores versions', async () => {
    const docs = await documents('update');
    const parents = `where[parent][in]=${ids(docs)}&depth=2&limit=50`;
    const list = () => people.admin.call('GET', `${collection}/versions?${parents}&depth=0`);
    const listed = new Set(((await list()).body.docs ?? []).map(({ parent }) => parent));
    // What another test has deleted came back without its versions.
    for (const id of docs.values())
      if (!listed.has(id)) await people.admin.call('PATCH', `${collection}/${id}`, {});
    const versions = (await list()).body.docs ?? [];
    const seen = documentIds(await call('GET', `${collection}/versions?${parents}`), 'parent');
    const versionId = (id: number) => String(versions.find(({ parent }) => parent === id)?.id);
    const populated = (await call('GET', `${collection}/versions?${parents}`)).body.docs ?? [];
    const parentIds = new Set(
      populated.map(({ parent }) =>
        typeof parent === 'object' ? (parent as { id: number }).id : parent,
      ),
    );
    expect(named(docs, (id) => parentIds.has(id) || seen.has(id))).toBe(expectedAccess('versions'));
    expect(
      await oneByOne(docs, (id) => call('GET', `${collection}/versions/${versionId(id)}`)),
    ).toBe(expectedAccess('versions'));
    expect(
      await oneByOne(docs, (id) => call('POST', `${collection}/versions/${versionId(id)}`)),
    ).toBe(expectedAccess('update'));
  });
});

test('the tables name every collection but that of accounts', () => {
  const slugs = Object.keys(payload.collections).filter((slug) => slug !== 'users');
  const named = [...Object.keys(accessTable), ...Object.keys(internalTable)];
  expect(named.toSorted()).toEqual(slugs.toSorted());
});
