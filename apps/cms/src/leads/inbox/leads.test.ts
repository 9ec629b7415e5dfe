import Papa from 'papaparse';
import { createLocalReq, type Endpoint } from 'payload';
import { expect, test, vi } from 'vitest';
import type { User } from '../../runtime/payload-types.ts';
import { beforeNextWrite } from '../../testing/beforeNextWrite.ts';
import { handOver, inbox, lead } from '../../testing/leads.ts';
import { person, testPayload } from '../../testing/testPayload.ts';
import { announceDue } from '../delivery/announce.ts';
import { releaseEndpoint, resendEndpoint } from '../delivery/resend.ts';
import { updateLead } from '../delivery/updateLead.ts';
import { exportSubscribersEndpoint } from '../newsletter/exportCsv.ts';
import { personCopy } from '../privacy/person/personCopy.ts';
import { eraseEndpoint } from './erase.ts';
import { exportEndpoint } from './exportCsv.ts';

const payload = await testPayload();
const admin = await person(payload, 'admin');
const editor = await person(payload, 'editor', ['HIM']);
const admissions = await person(payload, 'admissions', ['HIM']);

/** What an endpoint answers to a person, or to nobody. */
async function ask({ handler }: Endpoint, user?: User, id?: number, query = {}): Promise<Response> {
  const signedIn = user ? { user: { ...user, collection: 'users' as const } } : {};
  const req = await createLocalReq({ ...signedIn, req: { query } }, payload);
  req.routeParams = { id: String(id) };
  return handler(req);
}

async function stored(more: Parameters<typeof lead>[0] = {}) {
  const one = lead(more);
  await handOver(payload, one);
  const [row] = await inbox(payload, one.key);
  if (!row) throw new Error('not stored');
  return row;
}

test('administrators see every enquiry, admissions those of their brands, editors and strangers none', async () => {
  const [own, foreign] = [await stored(), await stored({ brand: 'CAA' })];
  const sees = async (user: User | undefined) => {
    const where = { id: { in: [own.id, foreign.id] } };
    const found = payload.find({
      collection: 'leads',
      where,
      overrideAccess: false,
      ...(user ? { user } : {}),
      depth: 0,
    });
    return (await found.catch(() => ({ docs: [] }))).docs.map(({ brand }) => brand).toSorted();
  };
  expect(await sees(admin)).toEqual(['CAA', 'HIM']);
  expect(await sees(admissions)).toEqual(['HIM']);
  expect([await sees(editor), await sees(undefined)]).toEqual([[], []]);
});

test('people add notes and change nothing else', async () => {
  const { id, email } = await stored();
  const data = { note: 'Called back.', email: 'other@example.ch', state: 'delivered' as const };
  const changed = await payload.update({
    collection: 'leads',
    id,
    data,
    overrideAccess: false,
    user: admissions,
  });
  expect(changed).toMatchObject({ note: 'Called back.', email, state: 'queued' });
});

test('a note that is saved while the CRM takes the enquiry leaves it delivered', async () => {
  const { id, ...row } = await stored();
  const attempts = [{ at: new Date().toISOString(), result: 'delivered' }];
  const delivered = { state: 'delivered' as const, attempt_count: 1, attempts };
  beforeNextWrite(payload, 'leads', () => updateLead(payload, id, delivered));
  // As the form sends it: with all fields.
  const changed = await payload.update({
    collection: 'leads',
    id,
    data: { ...row, note: 'Called back.' },
    overrideAccess: false,
    user: admissions,
  });
  const expected = { ...delivered, note: 'Called back.', fields: row.fields };
  expect(changed).toMatchObject(expected);
  expect(await inbox(payload, row.key)).toMatchObject([expected]);
});

test('what the CRM answers and what is pressed is no edit: whoever writes a note goes on', async () => {
  const edited = async (id: number) =>
    (await payload.findByID({ collection: 'leads', id, overrideAccess: true })).updatedAt;
  const { id, updatedAt } = await stored({ held: 'sent without scripts' });
  expect((await ask(releaseEndpoint, admissions, id)).status).toBe(200);
  while ((await announceDue(payload)) > 0);
  await updateLead(payload, id, { state: 'refused', attempt_count: 1 });
  expect((await ask(resendEndpoint, admissions, id)).status).toBe(200);
  expect(await edited(id)).toBe(updatedAt);
  await payload.update({ collection: 'leads', id, data: { note: 'x' }, overrideAccess: true });
  expect(await edited(id)).not.toBe(updatedAt);
});

test('a newsletter address is not sent to the CRM, whoever asks', async () => {
  const fields = { Email: `${crypto.randomUUID()}@example.ch`, list: 'him' };
  const { id, key, state } = await stored({ type: 'newsletter', fields });
  expect((await ask(resendEndpoint, admin, id)).status).toBe(404);
  expect(await inbox(payload, key)).toMatchObject([{ state }]);
});

test('an export has every enquiry, however many are read at once', async () => {
  const all = [await stored(), await stored(), await stored()];
  const find = payload.find.bind(payload);
  const few = vi
    .spyOn(payload, 'find')
    .mockImplementation(((options: { limit?: number }) =>
      find({ ...options, limit: Math.min(options.limit ?? 2, 2) } as never)) as never);
  const csv = await (await ask(exportEndpoint, admin)).text();
  few.mockRestore();
  for (const { reference } of all) expect(csv).toContain(reference);
});

test('an export has what the person may read, no formulas, and is refused to editors and strangers', async () => {
  const own = await stored({
    fields: { Name: '=HYPERLINK("http://x")', Question: '@SUM(A1)', Phone: '+41 79 000 00 00' },
  });
  const foreign = await stored({ brand: 'CAA' });
  for (const other of [editor, undefined])
    await expect(ask(exportEndpoint, other)).rejects.toMatchObject({ status: 403 });
  const csv = await (await ask(exportEndpoint, admissions)).text();
  expect(csv).toContain(own.reference);
  expect(csv).not.toContain(foreign.reference);
  expect(csv).not.toMatch(/(^|[,\n])"?[=+\-@\t\r]/);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test('an export has what the list is narrowed to and no more, and refuses what is no filter', async () => {
  const [own, other] = [await stored({ held: 'x' }), await stored()];
  const foreign = await stored({ brand: 'CAA', held: 'x' });
  const where = { or: [{ state: { equals: 'held' } }, { brand: { equals: 'CAA' } }] };
  const csv = await (await ask(exportEndpoint, admissions, undefined, { where })).text();
  expect(csv).toContain(own.reference);
  for (const { reference } of [other, foreign]) expect(csv).not.toContain(reference);
  for (const odd of ['x', { password: { equals: 'x' } }, { state: { is: 'held' } }])
    await expect(ask(exportEndpoint, admissions, undefined, { where: odd })).rejects.toMatchObject({
      status: 400,
    });
  const none = { where: { email: { equals: 'nobody' } } };
  for (const [endpoint, first] of [
    [exportEndpoint, 'reference'],
    [exportSubscribersEndpoint, 'email'],
  ] as const)
    expect(await (await ask(endpoint, admissions, undefined, none)).text()).toMatch(
      new RegExp(`^\uFEFF?"${first}",`),
    );
});

test('a form field named as a column of the lead replaces nothing of an export and is kept', async () => {
  const fields = { type: 'Apartment', note: 'of the visitor', source: 'a friend' };
  const row = await stored({ fields });
  const csv = await (await ask(exportEndpoint, admissions)).text();
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true });
  const shown = data.find(({ reference }) => reference === row.reference);
  expect(shown).toMatchObject({ type: 'contact', note: '', source: '/en/contact/' });
  expect(shown).toMatchObject({
    'form.type': 'Apartment',
    'form.note': 'of the visitor',
    'form.source': 'a friend',
  });
  const none = { mentions: [], mails: [], subscriptions: [], visits: [] };
  expect(personCopy({ ...none, leads: [row] }).leads).toMatchObject([
    { type: 'contact', source: '/en/contact/', 'form.type': 'Apartment' },
  ]);
});

test('a held enquiry that is released goes on as if it had never been held, answered and queued', async () => {
  const { id, email } = await stored({ held: 'sent without scripts' });
  await expect(ask(releaseEndpoint, editor, id)).rejects.toThrow('not allowed');
  expect((await ask(resendEndpoint, admissions, id)).status).toBe(404);
  const twice = await Promise.all([1, 2].map(() => ask(releaseEndpoint, admissions, id)));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await payload.findByID({ collection: 'leads', id, overrideAccess: true })).toMatchObject({
    state: 'queued',
    held: '',
  });
  while ((await announceDue(payload)) > 0);
  const where = { to: { equals: email }, kind: { equals: 'confirmation' } };
  expect(
    (await payload.count({ collection: 'mails', where, overrideAccess: true })).totalDocs,
  ).toBe(1);
});

test('a refused enquiry can be sent again by those who may see it', async () => {
  const { id } = await stored({ brand: 'CAA' });
  await payload.update({
    collection: 'leads',
    id,
    data: { state: 'refused' },
    overrideAccess: true,
  });
  expect((await ask(resendEndpoint, admissions, id)).status).toBe(404);
  expect((await ask(resendEndpoint, admin, id)).status).toBe(200);
  expect(await payload.findByID({ collection: 'leads', id, overrideAccess: true })).toMatchObject({
    state: 'queued',
  });
});

test('of an erased person nothing stays but a count', async () => {
  const email = `ada.${crypto.randomUUID()}@example.ch`;
  const fields = { Name: 'Ada Unmistakable', Email: email, FriendEmail: `bo.${email}` };
  const one = await stored({ type: 'refer', fields });
  await stored({ fields: { ...fields, Email: email.toUpperCase() } });
  await stored({ type: 'newsletter', fields: { email, id: 'him' } });
  const other = await stored();
  while ((await announceDue(payload)) > 0);
  const erased = async () =>
    (await payload.find({ collection: 'erasures', sort: '-id', limit: 1, overrideAccess: true }))
      .docs[0];
  await expect(ask(eraseEndpoint, editor, one.id)).rejects.toThrow('not allowed');
  expect(await (await ask(eraseEndpoint, admissions, one.id)).json()).toEqual({
    ok: true,
    leads: 3,
  });
  expect(await erased()).toMatchObject({ brand: 'HIM', leads: 3 });
  for (const collection of ['leads', 'mails', 'subscribers', 'erasures'] as const) {
    const { docs } = await payload.find({ collection, pagination: false, overrideAccess: true });
    const left = JSON.stringify(docs).toLowerCase();
    expect(left, collection).not.toContain(email);
    expect(left, collection).not.toContain('unmistakable');
  }
  expect(await inbox(payload, other.key)).toHaveLength(1);
});

test("erasing from an enquiry reaches the officer's own brands; what another brand has stays", async () => {
  const fields = { ...lead().fields, Email: `${crypto.randomUUID()}@example.ch` };
  const [own, foreign] = [await stored({ fields }), await stored({ fields, brand: 'CAA' })];
  expect((await ask(eraseEndpoint, admissions, own.id)).status).toBe(200);
  expect(await inbox(payload, own.key)).toEqual([]);
  expect(await inbox(payload, foreign.key)).toMatchObject([{ email: fields.Email, brand: 'CAA' }]);
  expect((await ask(eraseEndpoint, admissions, foreign.id)).status).toBe(404);
});
