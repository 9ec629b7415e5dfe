import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { dataDir } from '../../runtime/env.ts';
import { isPostgres } from '../../runtime/isPostgres.ts';
import { fromSite, handOver, inbox, lead } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { announceDue } from '../delivery/announce.ts';
import { handleReserve } from '../visits/slots.ts';
import { purgeExpired } from './purge.ts';
import { monthsBefore } from './terms.ts';

const payload = await testPayload();
const day = 86_400_000;
const afterMonths = (months: number) => Date.now() + months * 31 * day;

/**
 * Whether a text is in any file that the backend has written. Another process reads them: the
 * database's locks would go with the first file of it that this one closes.
 */
const isOnDisk = (text: string): boolean => {
  const { status } = spawnSync('grep', ['--recursive', '--quiet', '-aF', '--', text, dataDir]);
  if (status === 0 || status === 1) return status === 0;
  throw new Error(`grep ended with ${status}`);
};

const receipts = async () =>
  (
    await payload.find({
      collection: 'erasures',
      where: { cause: { equals: 'term' } },
      sort: 'id',
      pagination: false,
      overrideAccess: true,
    })
  ).docs;

/** Everything has reached the CRM, and mails are on their way. */
async function settle(): Promise<void> {
  while ((await announceDue(payload)) > 0);
  await payload.update({
    collection: 'leads',
    where: { state: { in: ['queued', 'held'] } },
    data: { state: 'delivered' },
    overrideAccess: true,
  });
  await payload.update({
    collection: 'mails',
    where: { state: { equals: 'waiting' } },
    data: { state: 'sent' },
    overrideAccess: true,
  });
}

/** A weekday some months ahead, on which visits can be booked. */
function comingWeekday(): string {
  const day = new Date(Date.now() + 96 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setTime(day.getTime() + 86_400_000);
  return day.toISOString().slice(0, 10);
}

test('after the term no byte of a person is in any file of the database, only counts', async () => {
  const date = comingWeekday();
  const mark = `quuxmark${crypto.randomUUID().slice(0, 8)}`;
  const Email = `${mark}@visitor.example`;
  const person = { Name: `Zoe${mark}`, Surname: mark, Email, Question: `${mark} `.repeat(400) };
  const visit = lead({
    type: 'visit-school',
    fields: {
      ...person,
      SchoolInterest: 'HIM',
      VisitPreferredDate: date,
      VisitPreferredTime: '10:00',
    },
  });
  const { key } = visit;
  const slot = { key, school: 'HIM', date, time: '10:00' };
  expect((await handleReserve(payload, fromSite('slots/reserve', slot))).status).toBe(200);
  const friend = lead({ type: 'refer', fields: { ...person, FriendEmail: `bo.${Email}` } });
  const news = lead({ type: 'newsletter', fields: { Email, list: 'him' } });
  await handOver(payload, visit, friend, news, lead({ fields: person }));
  while ((await announceDue(payload)) > 0);
  const [stored] = await inbox(payload, key);
  const attempts = [{ at: new Date().toISOString(), answer: `${mark} is unknown` }];
  await payload.update({
    collection: 'leads',
    id: stored?.id ?? 0,
    data: { attempts, note: `Called ${mark}.` },
    overrideAccess: true,
  });
  if (!isPostgres(payload)) expect(isOnDisk(mark)).toBe(true);
  const before = (await receipts()).length;
  // What the CRM has not taken yet stays, however old it is.
  await purgeExpired(payload, afterMonths(14));
  expect(await inbox(payload, key)).toHaveLength(1);
  await settle();

  await purgeExpired(payload, afterMonths(12));
  expect(await inbox(payload, key)).toHaveLength(1);

  await purgeExpired(payload, afterMonths(19));
  expect(await inbox(payload, key)).toEqual([]);
  for (const collection of ['leads', 'mails', 'subscribers', 'visits', 'payload-kv'] as const)
    expect(
      JSON.stringify((await payload.db.find({ collection, pagination: false })).docs),
      collection,
    ).not.toContain(mark);
  if (!isPostgres(payload)) expect(isOnDisk(mark)).toBe(false);
  const left = (await receipts()).slice(before);
  const own = left.filter(({ brand }) => brand === 'HIM');
  const gone = own.reduce((sum, { leads }) => sum + (leads ?? 0), 0);
  expect(gone).toBeGreaterThanOrEqual(4);
  for (const one of own) expect(one).toMatchObject({ cause: 'term', crm_state: 'none' });
});

test("a person's earlier enquiries stay as long as the last one, and a brand's own term counts", async () => {
  const Email = `${crypto.randomUUID()}@visitor.example`;
  const Phone = `+41 79 ${Math.floor(Math.random() * 9e6) + 1e6}`;
  const ago = (months: number) => monthsBefore(Date.now(), months);
  const old = lead({ received_at: ago(20), fields: { Name: 'Ada', Email: Email.toUpperCase() } });
  const recent = lead({ received_at: ago(2), fields: { Name: 'Ada', Email } });
  const called = lead({ received_at: ago(20), fields: { Name: 'Bo', Phone } });
  const foreign = lead({ brand: 'CAA', received_at: ago(4), fields: { Name: 'Ada', Email } });
  await handOver(payload, old, recent, called, foreign);
  const settings = { collection: 'brand-settings', where: { brand: { equals: 'CAA' } } } as const;
  const change = (leads: number | null) =>
    payload.update({ ...settings, data: { retention: { leads } }, overrideAccess: true });
  // A site's clock may be years behind: what arrived just now is not old.
  await purgeExpired(payload);
  expect(await inbox(payload, called.key)).toHaveLength(1);
  await settle();
  for (const { key, received_at } of [old, recent, called, foreign])
    await payload.db.updateMany({
      collection: 'leads',
      where: { key: { equals: key } },
      data: { createdAt: received_at },
    });
  await change(3);
  try {
    await purgeExpired(payload);
  } finally {
    await change(null);
  }
  const left = async ({ key }: typeof old) => (await inbox(payload, key)).length;
  expect([await left(old), await left(recent)]).toEqual([1, 1]);
  expect([await left(called), await left(foreign)]).toEqual([0, 0]);
});

test('subscriptions in force stay, addresses that nobody confirmed and those of who left go', async () => {
  const list = crypto.randomUUID();
  const subscriber = (state: 'pending' | 'subscribed' | 'unsubscribed', acted_at: string) =>
    payload.create({
      collection: 'subscribers',
      data: { brand: 'HIM', list, email: `${crypto.randomUUID()}@a.example`, state, acted_at },
      overrideAccess: true,
    });
  const ago = (months: number) => monthsBefore(Date.now(), months);
  await subscriber('subscribed', ago(60));
  await subscriber('unsubscribed', ago(35));
  await subscriber('unsubscribed', ago(37));
  // A stranger has typed the address since.
  const gone = await subscriber('unsubscribed', ago(1));
  const then = { left_at: ago(37) };
  await payload.update({
    collection: 'subscribers',
    id: gone.id,
    data: then,
    overrideAccess: true,
  });
  await subscriber('pending', ago(2));
  // Who left, and whose address a stranger typed since.
  const { id } = await subscriber('pending', ago(2));
  const left = { left_at: ago(3) };
  await payload.update({ collection: 'subscribers', id, data: left, overrideAccess: true });
  await purgeExpired(payload);
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { list: { equals: list } },
    sort: 'id',
    overrideAccess: true,
  });
  expect(docs.map(({ state }) => state)).toEqual(['subscribed', 'unsubscribed', 'unsubscribed']);
});

test('nothing is left of an address that nobody confirmed, however it was written; who confirmed stays', async () => {
  const id = crypto.randomUUID();
  const asks = (name: string) =>
    lead({ type: 'newsletter', fields: { Email: `${name}.${id}@Münch${id}.example`, list: id } });
  const [typed, again, confirmed] = [asks('Typed'), asks('TYPED'), asks('Confirmed')];
  const question = lead({ fields: { Name: 'Ada', Email: typed.fields['Email'] ?? '' } });
  await handOver(payload, typed, again, confirmed, question);
  while ((await announceDue(payload)) > 0);
  const where = { list: { equals: id }, email: { like: 'confirmed' } };
  await payload.db.updateMany({ collection: 'subscribers', where, data: { state: 'subscribed' } });
  const keys = [typed, again, confirmed].flatMap(({ key }) => [key, `${key}:newsletter`]);
  const left = (collection: 'leads' | 'mails') =>
    payload.find({ collection, where: { key: { in: keys } }, overrideAccess: true });
  await purgeExpired(payload, Date.now() + 29 * day);
  expect([(await left('leads')).totalDocs, (await left('mails')).totalDocs]).toEqual([3, 3]);
  await purgeExpired(payload, Date.now() + 31 * day);
  expect((await left('leads')).docs.map(({ key }) => key)).toEqual([confirmed.key]);
  expect((await left('mails')).totalDocs).toBe(1);
  expect(await inbox(payload, question.key)).toHaveLength(1);
});

test('an enquiry stays until the day of its visit, with its seat, and a caller by the number however written', async () => {
  const received_at = monthsBefore(Date.now(), 20);
  const ahead = new Date(Date.now() + 14 * day);
  // Saturdays and Sundays have no visits.
  while ([0, 6].includes(ahead.getUTCDay())) ahead.setTime(ahead.getTime() + day);
  const date = ahead.toISOString().slice(0, 10);
  const [Email, time] = [`${crypto.randomUUID()}@visitor.example`, '09:00'];
  const fields = {
    Name: 'Ada',
    Email,
    SchoolInterest: 'HIM',
    VisitPreferredDate: date,
    VisitPreferredTime: time,
  };
  const visit = lead({ type: 'visit-school', received_at, fields });
  const slot = { key: visit.key, school: 'HIM', date, time };
  expect((await handleReserve(payload, fromSite('slots/reserve', slot))).status).toBe(200);
  const digits = `79 ${Math.floor(Math.random() * 9e6) + 1e6}`;
  const called = lead({ received_at, fields: { Name: 'Bo', Phone: `+41 ${digits}` } });
  const again = lead({ fields: { Name: 'Bo', Phone: `0${digits}` } });
  await handOver(payload, visit, called, again);
  await settle();
  for (const { key } of [visit, called])
    await payload.db.updateMany({
      collection: 'leads',
      where: { key: { equals: key } },
      data: { createdAt: received_at },
    });
  const seats = async () => {
    const where = { key: { equals: visit.key } };
    return (await payload.count({ collection: 'visits', where, overrideAccess: true })).totalDocs;
  };
  await purgeExpired(payload);
  expect(await inbox(payload, visit.key)).toHaveLength(1);
  expect(await seats()).toBe(1);
  expect(await inbox(payload, called.key)).toHaveLength(1);
  await purgeExpired(payload, ahead.getTime() + day);
  expect(await inbox(payload, visit.key)).toEqual([]);
  expect(await seats()).toBe(0);
});

test('months are counted by the calendar, to the last day of a shorter one', () => {
  expect(monthsBefore(Date.parse('2026-03-31T10:00:00Z'), 1)).toBe('2026-02-28T10:00:00.000Z');
  expect(monthsBefore(Date.parse('2026-01-15T10:00:00Z'), 13)).toBe('2024-12-15T10:00:00.000Z');
});
