import { randomInt } from 'node:crypto';
import { personMarks } from '@concierge/server/persons/identity';
import { expect, test, vi } from 'vitest';
import { leadsSecret } from '../../../runtime/env.ts';
import { clientAddressHeader } from '../../../runtime/http/clientAddressHeader.ts';
import type { Erasure } from '../../../runtime/payload-types.ts';
import { beforeNextWrite } from '../../../testing/beforeNextWrite.ts';
import { fromSite, handOver, inbox, lead } from '../../../testing/leads.ts';
import { callWith, signedIn } from '../../../testing/rest.ts';
import { testPayload } from '../../../testing/testPayload.ts';
import { csvFile } from '../../csvFile.ts';
import { announceDue } from '../../delivery/announce.ts';
import { updateLead } from '../../delivery/updateLead.ts';
import { handleDeadLetters } from '../../inbox/deadLetters.ts';
import { erasePerson } from './erasePerson.ts';
import { findPerson } from './findPerson.ts';

const payload = await testPayload();
const officer = await signedIn(payload, 'admissions', ['HIM']);
const editor = await signedIn(payload, 'editor', ['HIM']);

/** A person of two brands whom a friend recommended, with all that comes of it. */
async function somebody() {
  const name = `Zoe${crypto.randomUUID().slice(0, 8)}`;
  const Email = `${name}@visitor.example`;
  const Phone = `+41 79 ${randomInt(100, 1000)} ${randomInt(10, 100)} ${randomInt(10, 100)}`;
  const own = lead({ fields: { Name: name, Email, Phone, Question: 'When?' } });
  const foreign = lead({ brand: 'CAA', fields: { Name: name, Email } });
  const news = lead({ type: 'newsletter', fields: { Email: Email.toLowerCase(), list: 'him' } });
  const referrer = `${crypto.randomUUID()}@friend.example`;
  const referral = lead({
    type: 'refer',
    fields: { Name: 'Bo', Email: referrer, FriendName: name, FriendEmail: Email },
  });
  const mentioned = lead({ fields: { Name: 'Cy', Question: `Write to ${Email}, or ${Phone}.` } });
  await handOver(payload, own, foreign, news, referral, mentioned);
  while ((await announceDue(payload)) > 0);
  return { name, Email, Phone, own, foreign, news, referral, mentioned, referrer };
}

const all = async () => {
  const found = [];
  for (const collection of ['leads', 'mails', 'subscribers', 'visits', 'erasures'] as const)
    found.push(...(await payload.db.find({ collection, pagination: false })).docs);
  return found as { brand?: string; school?: string }[];
};

test('an officer finds, copies and erases one person in the own brands, and in no other', async () => {
  const { name, Email, Phone, own, foreign, referral, mentioned, referrer } = await somebody();
  const query = { email: Email.toUpperCase(), phone: Phone.replaceAll(' ', '') };
  expect((await editor.call('POST', 'privacy/find', query)).status).toBe(403);
  expect((await callWith(payload, {})('POST', 'privacy/find', query)).status).toBe(404);
  expect((await officer.call('POST', 'privacy/find', { email: 'nobody' })).status).toBe(400);
  const found = await officer.call('POST', 'privacy/find', query);
  expect(found.body).toMatchObject({
    leads: expect.arrayContaining([expect.objectContaining({ reference: own.reference })]),
    mentions: expect.arrayContaining(
      ['refer', 'contact'].map((type) => expect.objectContaining({ type })),
    ),
    subscriptions: [{ email: Email.toLowerCase() }],
  });
  expect(JSON.stringify(found.body)).not.toContain(foreign.reference);
  expect(JSON.stringify(found.body)).not.toContain(referrer);

  const copy = await officer.call('POST', 'privacy/export', { ...query, format: 'json' });
  expect(copy.status).toBe(200);
  expect((await editor.call('POST', 'privacy/erase', query)).status).toBe(403);
  expect((await officer.call('POST', 'privacy/erase', query)).status).toBe(400);
  const erased = await officer.call('POST', 'privacy/erase', { ...query, cause: 'request' });
  expect(erased.status).toBe(200);
  const [receipt, ...more] = erased.body['receipts'] as Erasure[];
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({
    brand: 'HIM',
    cause: 'request',
    user: officer.user.id,
    leads: 2,
    subscriptions: 1,
    mentions: 2,
    crm_state: 'none',
  });

  const left = await all();
  const ofPerson = left.filter((doc) =>
    JSON.stringify(doc).toLowerCase().includes(name.toLowerCase()),
  );
  expect(new Set(ofPerson.map(({ brand }) => brand))).toEqual(new Set(['CAA']));
  expect(await inbox(payload, foreign.key)).toHaveLength(1);
  const [stored] = await inbox(payload, referral.key);
  expect(stored).toMatchObject({ email: referrer });
  expect(Object.keys(stored?.fields as object)).toEqual(['Name', 'Email']);
  const [other] = await inbox(payload, mentioned.key);
  expect(other?.fields).toMatchObject({ Question: 'Write to [erased], or [erased].' });
});

test('a copy, and a file of enquiries, bear the day in Switzerland', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-30T22:30:00Z') });
  const late = await signedIn(payload, 'admissions', ['HIM']);
  const copy = await late.call('POST', 'privacy/export', { email: 'who@example.ch' });
  const file = csvFile('enquiries', [], []).headers.get('content-disposition');
  vi.useRealTimers();
  expect(copy.body).toMatchObject({ made_on: '2027-07-01' });
  expect(file).toContain('enquiries-2027-07-01.csv');
});

test('of two officers who erase a person that both have found, one counts what went', async () => {
  const identity = { email: (await somebody()).Email.toLowerCase(), phone: undefined };
  const data = await findPerson(payload, identity, ['HIM']);
  const erasing = { identity, data, brands: ['HIM'], cause: 'request', user: null } as const;
  const erase = () => erasePerson(payload, erasing);
  const receipts = [...(await erase()), ...(await erase())];
  expect(receipts.map(({ leads }) => leads)).toEqual([2, 0]);
});

test('what was sent before the erasure and arrives after it is acknowledged and dropped; later enquiries are kept', async () => {
  const { Email, Phone } = await somebody();
  const early = lead({ fields: { Name: 'Zoe', Email, Phone } });
  const erasure = { email: Email, cause: 'withdrawal' };
  expect((await officer.call('POST', 'privacy/erase', erasure)).status).toBe(200);
  expect(await handOver(payload, early)).toEqual(['stored']);
  expect(await inbox(payload, early.key)).toEqual([]);
  const deadLetter = {
    key: early.key,
    reference: early.reference,
    brand: 'HIM',
    type: 'contact',
    received_at: early.received_at,
    message: 'refused',
    marks: personMarks(leadsSecret, 'HIM', early.fields),
  };
  const report = fromSite('leads/dead-letters', {
    site: crypto.randomUUID(),
    deadLetters: [deadLetter],
  });
  expect(await (await handleDeadLetters(payload, report)).json()).toEqual({
    again: [],
    erase: [early.key],
    keepsParts: true,
  });
  const later = lead({ fields: { Name: 'Zoe', Email } });
  const elsewhere = { ...early, key: crypto.randomUUID(), brand: 'CAA', reference: 'CAA-XX22-99' };
  expect(await handOver(payload, later, elsewhere)).toEqual(['stored', 'stored']);
  expect(await inbox(payload, later.key)).toHaveLength(1);
  expect(await inbox(payload, elsewhere.key)).toHaveLength(1);
});

test('a correction reaches every enquiry of the own brands and the subscription, and asks for the CRM', async () => {
  const { Email, own, foreign } = await somebody();
  const [stored] = await inbox(payload, own.key);
  await payload.update({
    collection: 'leads',
    id: stored?.id ?? 0,
    data: { state: 'delivered', attempt_count: 1 },
    overrideAccess: true,
  });
  const right = `right.${crypto.randomUUID()}@visitor.example`;
  const correct = (changes: object) =>
    officer.call('POST', 'privacy/correct', { email: Email, changes });
  for (const [wrong, named] of [
    [{}, 'Fill in'],
    [{ Role: 'admin' }, 'Fill in'],
    [{ Email: 'no address' }, ': E-mail.'],
    [{ Email: right, Phone: '1', Country: 'ZZ' }, ': Phone, Country.'],
  ] as const) {
    const { status, body } = await correct(wrong);
    expect([status, body.errors?.[0]?.message]).toEqual([400, expect.stringContaining(named)]);
  }
  expect((await correct({ Surname: 'Ng', Email: right })).status).toBe(200);
  const [changed] = await inbox(payload, own.key);
  expect(changed).toMatchObject({ email: right, fields: { Surname: 'Ng', Email: right } });
  expect((await inbox(payload, foreign.key))[0]).toMatchObject({ email: Email });
  const identity = { email: right, phone: undefined };
  expect((await findPerson(payload, identity, ['HIM'])).subscriptions).toHaveLength(1);
  const { docs } = await payload.find({
    collection: 'erasures',
    where: { cause: { equals: 'correction' }, crm_references: { like: own.reference } },
    overrideAccess: true,
  });
  expect(docs).toMatchObject([{ crm_state: 'open', crm_references: own.reference }]);
  const done = `erasures/${docs[0]?.id}/crm-done`;
  expect((await editor.call('POST', done)).status).toBeGreaterThanOrEqual(400);
  expect((await officer.call('POST', done)).status).toBe(200);
  expect((await officer.call('POST', done)).status).toBe(404);
});

test('copying and erasing need a fresh sign-in, and each leaves a row without the person', async () => {
  const { Email } = await somebody();
  const old = await signedIn(payload, 'admissions', ['HIM']);
  await payload.db.updateMany({
    collection: 'sessions',
    where: { user: { equals: old.user.id } },
    data: { createdAt: new Date(Date.now() - 3_600_000).toISOString() },
  });
  const call = callWith(payload, {
    authorization: `JWT ${old.token}`,
    [clientAddressHeader]: '203.0.113.9',
  });
  for (const [path, more] of [
    ['export', {}],
    ['erase', { cause: 'request' }],
  ] as const)
    expect((await call('POST', `privacy/${path}`, { email: Email, ...more })).status, path).toBe(
      403,
    );
  expect((await call('POST', 'privacy/find', { email: Email })).status).toBe(200);
  const { docs } = await payload.find({
    collection: 'audit',
    where: { user: { equals: old.user.id }, subject: { equals: 'person' } },
    overrideAccess: true,
  });
  expect(docs).toMatchObject([{ act: 'read', brand: 'HIM', address: '203.0.113.9' }]);
  expect(JSON.stringify(docs)).not.toContain(Email);
});

test('erasing and correcting a person undo nothing that happens to enquiries and mails meanwhile', async () => {
  const { Email, own, mentioned } = await somebody();
  const delivered = { state: 'delivered' as const, attempt_count: 1 };
  const deliver = async (key: string) => {
    const [row] = await inbox(payload, key);
    await updateLead(payload, row?.id ?? 0, delivered);
  };
  const where = { to: { equals: Email } };
  const changes = { Email: `right.${Email.toLowerCase()}` };
  beforeNextWrite(payload, 'leads', () => deliver(own.key));
  beforeNextWrite(payload, 'mails', () =>
    payload.db.updateMany({ collection: 'mails', where, data: { state: 'sent' } }),
  );
  const corrected = await officer.call('POST', 'privacy/correct', { email: Email, changes });
  expect(corrected.status).toBe(200);
  expect(await inbox(payload, own.key)).toMatchObject([{ ...delivered, email: changes.Email }]);
  const { docs: mails } = await payload.find({ collection: 'mails', where, overrideAccess: true });
  expect(mails.length).toBeGreaterThan(0);
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['sent']));

  beforeNextWrite(payload, 'leads', () => deliver(mentioned.key));
  const erasure = { email: Email, cause: 'request' };
  expect((await officer.call('POST', 'privacy/erase', erasure)).status).toBe(200);
  const [left] = await inbox(payload, mentioned.key);
  expect(left).toMatchObject(delivered);
  expect(JSON.stringify(left?.fields)).not.toContain(Email);
});
