import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { isPostgres } from '../../runtime/isPostgres.ts';
import type { Erasure } from '../../runtime/payload-types.ts';
import { handOver, inbox, lead, startCrm } from '../../testing/leads.ts';
import { signedIn } from '../../testing/rest.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { announceDue } from '../delivery/announce.ts';
import { deliverDue } from '../delivery/deliverDue.ts';
import { purgeExpired } from './purge.ts';
import { monthsBefore } from './terms.ts';

const payload = await testPayload();
const officer = await signedIn(payload, 'admissions', ['HIM']);
afterEach(() => vi.restoreAllMocks());

const receipts = async (): Promise<Erasure[]> =>
  (
    await payload.find({
      collection: 'erasures',
      where: { brand: { equals: 'HIM' } },
      pagination: false,
      sort: 'id',
      overrideAccess: true,
    })
  ).docs;

const announceAll = async () => {
  while ((await announceDue(payload)) > 0);
};

/** The database refuses to delete of this collection, as if the process ended there. */
function breakBefore(collection: string) {
  const deleteMany = payload.db.deleteMany.bind(payload.db);
  return vi.spyOn(payload.db, 'deleteMany').mockImplementation(async (args) => {
    if (args.collection === collection) throw new Error('The power went');
    return deleteMany(args);
  });
}

test('a crash in the middle of an erasure leaves its receipt, and erasing again finishes both', async () => {
  const Email = `${crypto.randomUUID()}@visitor.example`;
  const own = lead({ fields: { Name: 'Zoe', Email } });
  const news = lead({ type: 'newsletter', fields: { Email, list: 'him' } });
  await handOver(payload, own, news);
  await announceAll();
  await payload.update({
    collection: 'leads',
    where: { key: { equals: own.key } },
    data: { state: 'delivered', attempt_count: 1 },
    overrideAccess: true,
  });
  const before = (await receipts()).length;
  const broken = breakBefore('leads');
  const erasure = { email: Email, cause: 'request' };
  expect((await officer.call('POST', 'privacy/erase', erasure)).status).toBe(500);
  const [begun, ...none] = (await receipts()).slice(before);
  expect(none).toEqual([]);
  expect(begun).toMatchObject({
    state: 'begun',
    leads: 2,
    mails: 2,
    crm_state: 'open',
    crm_references: own.reference,
  });
  expect(JSON.stringify(begun)).not.toContain(Email);

  broken.mockRestore();
  const later = lead({ fields: { Name: 'Zoe', Email } });
  await handOver(payload, later);
  expect((await officer.call('POST', 'privacy/erase', erasure)).status).toBe(200);
  expect(await inbox(payload, own.key)).toEqual([]);
  const [done, ...more] = (await receipts()).slice(before);
  expect(more).toEqual([]);
  expect(done).toMatchObject({
    id: begun?.id,
    state: 'done',
    leads: 3,
    mails: 2,
    crm_references: own.reference,
    marks: null,
  });
  const seen = await officer.call('GET', `erasures/${done?.id}`);
  expect(seen.body).toMatchObject({ state: 'done' });
  expect(seen.body).not.toHaveProperty('marks');
});

test("another's enquiry that names the person and went to the CRM is asked for there, too", async () => {
  const friend = `${crypto.randomUUID()}@visitor.example`;
  const referral = lead({
    type: 'refer',
    fields: { Name: 'Bo', Email: `${crypto.randomUUID()}@friend.example`, FriendEmail: friend },
  });
  await handOver(payload, referral);
  await announceAll();
  const crm = await startCrm(() => ({ status: 200 }));
  for (let left = 50; left > 0 && (await deliverDue(payload, crm.settings)) > 0; left -= 1);
  await crm.close();
  const erasure = { email: friend, cause: 'request' };
  const { body } = await officer.call('POST', 'privacy/erase', erasure);
  const [receipt] = body['receipts'] as Erasure[];
  expect(receipt).toMatchObject({
    leads: 0,
    mentions: 1,
    crm_state: 'open',
    crm_mentions: referral.reference,
  });
  expect((await officer.call('POST', `erasures/${receipt?.id}/crm-done`)).status).toBe(200);
  const [done] = (await receipts()).filter(({ id }) => id === receipt?.id);
  expect(done).toMatchObject({ crm_state: 'done', crm_mentions: null });
});

test('an enquiry that is erased while it is on its way to the CRM is asked for there', async () => {
  const Email = `${crypto.randomUUID()}@visitor.example`;
  const own = lead({ fields: { Name: 'Zoe', Email } });
  await handOver(payload, own);
  let erased: Promise<unknown> | undefined;
  const crm = await startCrm(({ idempotency_key }) => {
    if (idempotency_key === own.key)
      erased = officer.call('POST', 'privacy/erase', { email: Email, cause: 'request' });
    return idempotency_key === own.key ? 'hang' : { status: 200 };
  });
  const settings = { ...crm.settings, crmTimeoutMs: 1500 };
  await deliverDue(payload, settings);
  await crm.close();
  expect(await erased).toMatchObject({
    status: 200,
    body: { receipts: [{ crm_state: 'open', crm_references: own.reference }] },
  });
});

test('a night that breaks off leaves a receipt that was begun', async () => {
  const old = lead({ fields: { Name: 'Zoe', Email: `${crypto.randomUUID()}@visitor.example` } });
  await handOver(payload, old);
  await announceAll();
  const at = monthsBefore(Date.now(), 20);
  await payload.db.updateMany({
    collection: 'leads',
    where: { key: { equals: old.key } },
    data: { createdAt: at, received_at: at, state: 'delivered' },
  });
  const before = (await receipts()).length;
  breakBefore('leads');
  await expect(purgeExpired(payload)).rejects.toThrow('The power went');
  expect((await receipts()).slice(before)).toMatchObject([{ cause: 'term', state: 'begun' }]);
});

test('a mail that was never sent goes after the term of mails, and is counted as such', async () => {
  const mail = async (state: 'waiting' | 'sent' | 'failed', months: number) => {
    const key = crypto.randomUUID();
    const data = { brand: 'HIM' as const, key, state, subject: 'x', to: 'a@visitor.example' };
    const { id } = await payload.create({ collection: 'mails', data, overrideAccess: true });
    const createdAt = monthsBefore(Date.now(), months);
    await payload.db.updateOne({ collection: 'mails', id, data: { createdAt } });
    return id;
  };
  const old = [await mail('waiting', 14), await mail('sent', 14), await mail('failed', 14)];
  const young = await mail('waiting', 12);
  const before = (await receipts()).length;
  await purgeExpired(payload);
  const where = { id: { in: [...old, young] } };
  const { docs } = await payload.find({ collection: 'mails', where, overrideAccess: true });
  expect(docs.map(({ id }) => id)).toEqual([young]);
  expect((await receipts()).slice(before)).toMatchObject([
    { state: 'done', mails: 3, unsent_mails: 2 },
  ]);
});

test.skipIf(isPostgres(payload))(
  'an erasure waits for whoever uses the log, and is then done',
  async () => {
    const Email = `${crypto.randomUUID()}@visitor.example`;
    await handOver(payload, lead({ fields: { Name: 'Zoe', Email } }));
    const { client } = payload.db as unknown as SQLiteAdapter;
    const execute = client.execute.bind(client);
    let refused = 0;
    const locked = vi.spyOn(client, 'execute').mockImplementation(async (statement) => {
      const { sql } = statement as { sql: string };
      if (!sql.includes('wal_checkpoint') || refused >= 2) return execute(statement);
      refused += 1;
      throw Object.assign(new Error('database table is locked'), { code: 'SQLITE_LOCKED' });
    });
    const erased = await officer.call('POST', 'privacy/erase', { email: Email, cause: 'request' });
    expect(erased.status).toBe(200);
    expect(refused).toBe(2);
    locked.mockRestore();
  },
);
