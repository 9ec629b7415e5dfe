import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { admissionsOnly } from '../../access/admissionsOnly.ts';
import { collections } from '../../collections/all.ts';
import { ofOwnVisits } from '../../leads/visits/ofOwnVisits.ts';
import { clientAddressHeader } from '../../runtime/http/clientAddressHeader.ts';
import type { Audit } from '../../runtime/payload-types.ts';
import { handOver, lead } from '../../testing/leads.ts';
import { callWith, signedIn } from '../../testing/rest.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { newestRow, rowsAfter } from '../chain/rows.ts';
import { recordList } from './listReads.ts';
import { personHooks } from './personalData.ts';

const payload = await testPayload();
const address = '203.0.113.9';
const email = `${crypto.randomUUID()}@visitor.example`;
await handOver(payload, lead({ fields: { Name: 'Wilhelmina', Email: email } }), lead());

/**
 * Somebody of admissions who has read nothing yet, and the rows that something of theirs leaves.
 */
async function somebody() {
  const { token, user } = await signedIn(payload, 'admissions', ['HIM']);
  const call = callWith(payload, {
    [clientAddressHeader]: address,
    authorization: `JWT ${token}`,
  });
  const before = (await newestRow(payload))?.sequence ?? 0;
  const rows = async (): Promise<Audit[]> =>
    (await rowsAfter(payload, before)).filter((row) => row.user === user.id);
  return { call, user, rows };
}

/** As Payload's own screen of a list asks. */
async function listInAdmin({ user }: Awaited<ReturnType<typeof somebody>>, page = 1) {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  const where = { email: { like: email } };
  const list = {
    collection: 'leads',
    draft: true,
    overrideAccess: false,
    page,
    where,
  } as const;
  return payload.find({ ...list, user: req.user, req, limit: 1, depth: 0 });
}

test('a list in the admin leaves who saw how many, and what it was filtered by without the values', async () => {
  const person = await somebody();
  expect((await listInAdmin(person)).docs).toHaveLength(1);
  const rows = await person.rows();
  expect(rows).toMatchObject([
    {
      act: 'read',
      subject: 'leads',
      brand: 'HIM',
      role: 'admissions',
      detail: 'list of 1 of 1 in the admin by email like',
    },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/Wilhelmina|visitor\.example/);
});

test('the screen of somebody who subscribed leaves who saw it', async () => {
  const known = { email, brand: 'HIM', lang: 'en', list: 'HIM_School' } as const;
  const { id } = await payload.create({
    collection: 'subscribers',
    data: known as never,
    overrideAccess: true,
  });
  const { user, rows } = await somebody();
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  // As Payload's own screen of a document asks.
  const screen = { collection: 'subscribers', id, draft: true, overrideAccess: false } as const;
  await payload.findByID({ ...screen, user: req.user, req, depth: 0 });
  expect(await rows()).toMatchObject([{ act: 'read', subject: 'subscribers', document: `${id}` }]);
});

test('a search of the staff leaves who found how many by it, and from which address', async () => {
  const { call, rows } = await somebody();
  await call('POST', 'staff-search', { text: email, locale: 'en' });
  const detail = 'list of 1 of 1 in a search by email contains, name contains, reference contains';
  expect(await rows()).toMatchObject([{ act: 'read', subject: 'leads', address, detail }]);
  expect(JSON.stringify(await rows())).not.toContain('visitor.example');
});

test('paging and polling leave one row a minute for a person and a kind; another person and kind their own', async () => {
  const [one, other] = [await somebody(), await somebody()];
  for (let page = 1; page <= 5; page += 1) {
    await one.call('GET', `leads?limit=1&page=${page}`);
    await listInAdmin(one);
  }
  await other.call('GET', 'leads?limit=1');
  await one.call('GET', 'mails?limit=1&where[to][like]=x');
  expect((await one.rows()).map(({ subject, detail }) => [subject, detail])).toEqual([
    ['leads', 'list of 1 of 2'],
    ['leads', 'list of 1 of 1 in the admin by email like'],
  ]);
  expect(await other.rows()).toMatchObject([{ address, detail: expect.stringContaining('list') }]);
});

test('what was seen after the first row is one row at the end of the minute', async () => {
  const { user, rows } = await somebody();
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  const list = { act: 'read', subject: 'leads', brand: 'HIM', detail: 'list of 3' } as const;
  for (let turn = 0; turn < 4; turn += 1) await recordList(req, 'test', 3, list, 50);
  expect(await rows()).toHaveLength(1);
  await expect
    .poll(async () => (await rows()).map(({ detail }) => detail))
    .toEqual(['list of 3', '3 more lists of 9']);
});

test.each([
  ['where[email][like]=ada', 'by email like'],
  ['where[or][0][state][equals]=held&where[or][1][name][like]=Ada', 'by name like, state equals'],
  ['where[fields.Ada Li][exists]=true', ''],
])('filters are named by fields and operators: %s', async (query, shape) => {
  const { call, rows } = await somebody();
  await call('GET', `leads?limit=50&${query}`);
  const details = (await rows()).map(({ detail }) => detail);
  expect(details.join()).not.toContain('Ada');
  for (const detail of details) expect(detail).toContain(shape);
});

test('what officers alone read is recorded, but for receipts, which have nothing of persons', () => {
  const officers: unknown[] = [admissionsOnly, ofOwnVisits];
  const read = collections.filter(({ access }) => officers.includes(access?.read));
  const [noteReading] = personHooks.afterOperation;
  const isRecorded = ({ slug }: { slug: string }) =>
    payload.collections[slug as 'leads'].config.hooks.afterOperation.some(
      (hook) => hook === noteReading,
    );
  expect(read.length).toBeGreaterThan(5);
  expect(read.filter((one) => !isRecorded(one)).map(({ slug }) => slug)).toEqual(['erasures']);
});

test('a change for the newsletter service leaves a row when it is read, listed and deleted', async () => {
  const { call, rows } = await somebody();
  const { id } = await payload.create({
    collection: 'newsletter-changes',
    data: { brand: 'HIM', email, act: 'subscribe', state: 'refused' },
    overrideAccess: true,
  });
  await call('GET', `newsletter-changes/${id}`);
  await call('GET', `newsletter-changes?where[id][equals]=${id}`);
  expect((await call('DELETE', `newsletter-changes/${id}`)).status).toBe(200);
  const about = { subject: 'newsletter-changes', brand: 'HIM', address };
  expect(await rows()).toMatchObject([
    { ...about, act: 'read', document: String(id) },
    { ...about, act: 'read', detail: 'list of 1 of 1 by id equals' },
    { ...about, act: 'erase', document: String(id) },
  ]);
});
