import type { LeadEnvelope } from '@concierge/contract/lead';
import { createLocalReq, type Endpoint } from 'payload';
import { expect, test } from 'vitest';
import type { User } from '../../runtime/payload-types.ts';
import { fromSite, handOver, inbox, lead } from '../../testing/leads.ts';
import { asBuilt, person, testPayload } from '../../testing/testPayload.ts';
import { announceDue } from '../delivery/announce.ts';
import { releaseEndpoint } from '../delivery/resend.ts';
import { burstsFor } from './bursts/quarantine.ts';
import { releaseBurstEndpoint } from './bursts/releaseBurst.ts';
import { overviewFor } from './overview.ts';
import { handleLeads } from './receive.ts';

const payload = asBuilt(await testPayload());
const mailsTo = async (to: string) => {
  while ((await announceDue(payload)) > 0);
  return (
    await payload.find({
      collection: 'mails',
      where: { to: { equals: to } },
      depth: 0,
      overrideAccess: true,
    })
  ).docs;
};

test('a lead is stored as it came, once for its key', { tags: ['S3.lead.1'] }, async () => {
  const one = lead({ type: 'apply', consent: { version: '3', at: '2026-01-02T03:04:05.000Z' } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => handOver(payload, one)));
  expect(answers.flat().filter((status) => status === 'stored')).toHaveLength(1);
  expect(answers.flat().filter((status) => status === 'duplicate')).toHaveLength(7);
  expect(await handOver(payload, one, one)).toEqual(['duplicate', 'duplicate']);
  expect(await inbox(payload, one.key)).toMatchObject([
    {
      reference: one.reference,
      state: 'queued',
      priority: 0,
      fields: one.fields,
      name: 'Ada Li',
      consent_version: '3',
    },
  ]);
  expect(await mailsTo(one.fields['Email'] ?? '')).toHaveLength(1);
});

test('refuses whom it does not know and what it can not read', async () => {
  const sound = { leads: [lead()] };
  const status = async (request: Request) => (await handleLeads(payload, request)).status;
  expect(await status(fromSite('leads', sound, 'guessed'))).toBe(401);
  expect(
    await status(
      new Request('http://localhost/api/leads', { method: 'POST', body: JSON.stringify(sound) }),
    ),
  ).toBe(401);
  for (const body of [
    '',
    'null',
    '{"leads":',
    { leads: [{ ...lead(), key: '../x' }] },
    { leads: Array.from({ length: 51 }, () => lead()) },
  ])
    expect(await status(fromSite('leads', body))).toBe(400);
  expect(await inbox(payload, sound.leads[0]?.key ?? '')).toEqual([]);
});

test('a lead that can not be stored is rejected by itself; the others of its batch are stored', async () => {
  const [bad, nul, good] = [
    lead({ brand: 'XYZ' }),
    lead({ fields: { Name: 'A\0da', Question: '\u202e<b>' } }),
    lead(),
  ];
  expect(await handOver(payload, bad, nul, good)).toEqual(['rejected', 'stored', 'stored']);
  expect(await inbox(payload, nul.key)).toMatchObject([
    { name: 'Ada', fields: { Name: 'Ada', Question: '\u202e<b>' } },
  ]);
});

test('a held lead waits for a person and is not answered', async () => {
  const held = lead({ held: 'sent without scripts' });
  await handOver(payload, held);
  expect(await inbox(payload, held.key)).toMatchObject([
    { state: 'held', held: 'sent without scripts' },
  ]);
  expect(await mailsTo(held.fields['Email'] ?? '')).toEqual([]);
});

test('a newsletter address joins its list once and is not for the CRM; a held one joins none', async () => {
  const email = lead().fields['Email'] ?? '';
  const join = (more = {}) =>
    lead({ type: 'newsletter', fields: { email, id: 'him-alumni' }, ...more });
  const members = async () =>
    (await payload.count({ collection: 'subscribers', where: { email: { equals: email } } }))
      .totalDocs;
  await handOver(payload, join({ held: 'flood' }));
  expect(await members()).toBe(0);
  const wanted = join();
  await handOver(payload, wanted, join());
  expect(
    (await mailsTo(email)).map(({ kind, html }) => [
      kind,
      html?.includes('/leads/newsletter/unsubscribe?token='),
    ]),
  ).toEqual(Array(2).fill(['newsletter', true]));
  expect(await members()).toBe(1);
  expect(await inbox(payload, wanted.key)).toMatchObject([{ state: 'received' }]);
});

test('two enquiries of one reference are both kept, told apart, and found by what their visitors were shown', async () => {
  const first = lead();
  const clashes = [lead({ reference: first.reference }), lead({ reference: first.reference })];
  expect(await handOver(payload, first, clashes[0] as LeadEnvelope)).toEqual(['stored', 'stored']);
  expect(await handOver(payload, clashes[1] as LeadEnvelope, first)).toEqual([
    'stored',
    'duplicate',
  ]);
  const where = { reference: { like: first.reference } };
  const { docs } = await payload.find({
    collection: 'leads',
    where,
    sort: 'id',
    overrideAccess: true,
    depth: 0,
  });
  expect(docs.map(({ reference }) => reference)).toEqual(
    ['', '-2', '-3'].map((end) => first.reference + end),
  );
  expect(docs.map(({ key }) => key)).toEqual([first.key, ...clashes.map(({ key }) => key)]);
});

/**
 * Payload on a database that chokes on leads of that name, alone or among others; `shut` where it
 * takes nothing at all.
 */
const choking = (shut = false) => {
  const fail = () => Promise.reject(new Error('value "Ada Unmistakable" is out of range'));
  const insert = () => ({ values: () => ({ onConflictDoNothing: () => ({ returning: fail }) }) });
  const drizzle = new Proxy((payload.db as unknown as { drizzle: object }).drizzle, {
    get: (target, name) => (name === 'insert' ? insert : Reflect.get(target, name)),
  });
  const db = new Proxy(payload.db, {
    get: (target, name) => (name === 'drizzle' ? drizzle : Reflect.get(target, name)),
  });
  const kv = new Proxy(payload.kv, {
    get: (target, name) => (name === 'set' && shut ? fail : Reflect.get(target, name).bind(target)),
  });
  const create = (options: Parameters<typeof payload.create>[0]) =>
    shut || (options.data as { name?: string }).name === 'Poison'
      ? fail()
      : payload.create(options);
  return new Proxy(payload, {
    get: (target, name) => ({ db, kv, create })[String(name)] ?? Reflect.get(target, name),
  });
};

test('a lead on which the database fails is said to have failed; the others of its batch are stored', async () => {
  const [before, poison, after] = [lead(), lead({ fields: { Name: 'Poison' } }), lead()];
  expect(await handOver(choking(), before, poison, after)).toEqual(['stored', 'failed', 'stored']);
  expect(await inbox(payload, poison.key)).toEqual([]);
  expect(await handOver(choking(), poison)).toEqual(['failed']);
  expect(await handOver(payload, poison), 'once the cause is gone').toEqual(['stored']);
});

test('while the database takes nothing no lead is to blame: the whole call fails, that of nothing too', async () => {
  for (const leads of [[lead()], []])
    await expect(handleLeads(choking(true), fromSite('leads', { leads }))).rejects.toThrow();
});

test('control characters go at this door too, in names and values', async () => {
  const one = lead({
    source: '/en/\u0000contact/',
    fields: {
      'Na\u0000me': 'A\u0000d\u202ea\u2028\u0085',
      Email: 'a\u0000@example.ch',
      Notes: 'one\ntwo\t\u001b\u0000three',
    },
  });
  expect(await handOver(payload, one)).toEqual(['stored']);
  expect(await inbox(payload, one.key)).toMatchObject([
    {
      name: 'Ada',
      email: 'a@example.ch',
      source: '/en/contact/',
      fields: { Name: 'Ada', Notes: 'one\ntwo\tthree' },
    },
  ]);
});

test('a burst of one network waits for a person, who releases it singly or all at once; others are not touched', async () => {
  const source_network = `burst-${crypto.randomUUID()}`.slice(0, 30);
  const flood = Array.from({ length: 30 }, () => lead({ type: 'apply', source_network }));
  await handOver(payload, ...flood.slice(0, 12));
  await handOver(payload, ...flood.slice(12), lead({ brand: 'CAA', source_network }));
  const other = lead({ source_network: 'another-network' });
  await handOver(payload, other);
  const states = async () =>
    (await Promise.all(flood.map(({ key }) => inbox(payload, key))))
      .flat()
      .map(({ state }) => state);
  expect((await states()).filter((state) => state === 'queued')).toHaveLength(20);
  expect(await inbox(payload, other.key)).toMatchObject([{ state: 'queued' }]);
  const [last] = await inbox(payload, flood.at(-1)?.key ?? '');
  expect(last).toMatchObject({
    state: 'held',
    held: expect.stringContaining('one network'),
    mails_due: false,
  });
  expect(await mailsTo(last?.email ?? '')).toEqual([]);

  const admissions = await person(payload, 'admissions', ['HIM']);
  const mine = async () =>
    (await burstsFor(payload, admissions)).find(({ network }) => network === source_network);
  expect(await mine()).toMatchObject({ count: 10, brands: ['HIM'] });
  const release = async (endpoint: Endpoint, params: Record<string, string>, role: User) => {
    const req = await createLocalReq({ user: { ...role, collection: 'users' } }, payload);
    req.routeParams = params;
    return endpoint.handler(req);
  };
  expect((await release(releaseEndpoint, { id: String(last?.id) }, admissions)).status).toBe(200);
  expect(await mine()).toMatchObject({ count: 9 });
  const foreign = await person(payload, 'admissions', ['SEG']);
  expect((await release(releaseBurstEndpoint, { network: source_network }, foreign)).status).toBe(
    404,
  );
  const letIn = async () =>
    (await release(releaseBurstEndpoint, { network: source_network }, admissions)).json();
  const [first, second] = await Promise.all([letIn(), letIn()]);
  expect((first.released ?? 0) + (second.released ?? 0), 'each is let in once').toBe(9);
  expect(await states()).toEqual(Array(30).fill('queued'));
  expect(await mine()).toBeUndefined();
  expect((await mailsTo(last?.email ?? '')).map(({ kind }) => kind)).toEqual(['confirmation']);
});

test('one mailbox gets five mails a day, whatever tags and brands; the rest stays in the outbox and is shown', async () => {
  const box = crypto.randomUUID();
  const tags = Array.from(
    { length: 7 },
    (_, n) => `${n % 2 ? box.toUpperCase() : box}+${n}@Example.ch`,
  );
  for (const [n, Email] of tags.entries())
    await handOver(payload, lead({ brand: n % 2 ? 'SEG' : 'HIM', fields: { Name: 'Ada', Email } }));
  const mails = (await Promise.all(tags.map(mailsTo))).flat();
  expect(mails.map(({ state }) => state).toSorted()).toEqual([
    ...Array(2).fill('suppressed'),
    ...Array(5).fill('waiting'),
  ]);
  const admin = await person(payload, 'admin');
  const { stuckMails, alarms } = await overviewFor(payload, admin, ['HIM']);
  expect(stuckMails.mails.map(({ state }) => state)).toContain('suppressed');
  expect(alarms.join()).toContain('one address got too many');
});
