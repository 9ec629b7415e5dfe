import { randomUUID } from 'node:crypto';
import { createLocalReq, type Endpoint } from 'payload';
import { expect, test, vi } from 'vitest';
import type { User } from '../../runtime/payload-types.ts';
import { fromSite, handOver, inbox, lead } from '../../testing/leads.ts';
import { asBuilt, person, testPayload } from '../../testing/testPayload.ts';
import { releaseEndpoint } from '../delivery/resend.ts';
import { eraseEndpoint } from '../inbox/erase.ts';
import { freeSeatEndpoint } from './freeSeat.ts';
import { handleReserve, handleSlots } from './slots.ts';

const payload = asBuilt(await testPayload());
// A Tuesday and a Saturday.
const slot = { school: 'HIM', date: '2031-03-04', time: '08:30' };
const reserve = async (key: string, more = {}) =>
  (await handleReserve(payload, fromSite('slots/reserve', { key, ...slot, ...more }))).status;

test('40 people who want one slot at once fill exactly its capacity; a key keeps its seat', {
  tags: ['S9.visit.1'],
}, async () => {
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const statuses = await Promise.all(keys.map((key) => reserve(key)));
  expect(statuses.toSorted()).toEqual([200, 200, 200, ...Array(37).fill(409)]);
  const lucky = keys[statuses.indexOf(200)] ?? '';
  expect(await Promise.all(Array.from({ length: 5 }, () => reserve(lucky)))).toEqual([
    200, 200, 200, 200, 200,
  ]);
  const where = { date: { equals: slot.date }, time: { equals: slot.time } };
  expect(
    (await payload.count({ collection: 'visits', where, overrideAccess: true })).totalDocs,
  ).toBe(3);
});

test('full slots are listed within the asked days only, at most of a year; other times of the day stay free', async () => {
  const full = async (query: string) => {
    const request = new Request(`http://localhost/api/slots?${query}`);
    return ((await (await handleSlots(payload, request)).json()) as { full: unknown[] }).full;
  };
  expect(await full('from=2031-03-04&to=2031-03-04')).toEqual([slot]);
  expect(await full('from=2031-03-05&to=2031-12-31')).toEqual([]);
  expect(await full('from=2030-03-04')).toEqual([slot]);
  for (const longer of ['from=2030-03-02', 'from=2030-03-02&to=2031-03-04', 'from=2031-02-31'])
    expect(await full(longer), longer).toEqual([]);
  expect(await reserve(randomUUID(), { time: '09:00' })).toBe(200);
});

test('weekends, strangers and malformed requests get no seat', async () => {
  expect(await reserve(randomUUID(), { date: '2031-03-08' })).toBe(409);
  expect(await reserve(randomUUID(), { date: 'tomorrow' })).toBe(400);
  expect((await handleReserve(payload, fromSite('slots/reserve', slot, 'guessed'))).status).toBe(
    401,
  );
});

test('an hour that has begun in Switzerland gets no seat; one that is to come does', async () => {
  const place = { school: 'HIM', date: '2031-07-01' };
  // 10:00 in summer time.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 6, 1, 8) });
  const statuses = [
    await reserve(randomUUID(), { ...place, date: '2031-06-30', time: '15:30' }),
    await reserve(randomUUID(), { ...place, time: '10:00' }),
    await reserve(randomUUID(), { ...place, time: '10:30' }),
  ];
  vi.useRealTimers();
  expect(statuses).toEqual([409, 409, 200]);
});

/** An hour of 2031 that no other test uses: Tuesdays at noon, and so on. */
let weeks = 0;
const ownSlot = () => ({
  school: 'HIM',
  date: new Date(Date.UTC(2031, 5, 3 + 7 * weeks++)).toISOString().slice(0, 10),
  time: '12:00',
});
const visit = (key: string, { school, date, time }: typeof slot, more = {}) =>
  lead({
    key,
    type: 'visit-school',
    ...more,
    fields: {
      ...lead().fields,
      SchoolInterest: school,
      VisitPreferredDate: date,
      VisitPreferredTime: time,
    },
  });
const findSeats = async (key: string) =>
  (
    await payload.find({
      collection: 'visits',
      where: { key: { equals: key } },
      overrideAccess: true,
      depth: 0,
    })
  ).docs;
const isFull = async ({ date }: typeof slot) => {
  const answer = await handleSlots(
    payload,
    new Request(`http://localhost/api/slots?from=${date}&to=${date}`),
  );
  return ((await answer.json()) as { full: unknown[] }).full.length > 0;
};
async function ask(
  { handler }: Endpoint,
  user: User,
  id: number | string,
): Promise<{ status: number; body: unknown }> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  req.routeParams = { id: String(id) };
  const response = await handler(req);
  return { status: response.status, body: await response.json() };
}
/** As if so many minutes had passed. */
const later = async <T>(minutes: number, work: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  return work().finally(() => vi.useRealTimers());
};

test('seats without an enquiry are free again after some minutes; those whose enquiry came stay', async () => {
  const place = ownSlot();
  const [came, , third] = [randomUUID(), randomUUID(), randomUUID()];
  for (const key of [came, randomUUID(), third]) expect(await reserve(key, place)).toBe(200);
  expect(await isFull(place)).toBe(true);
  expect(await reserve(randomUUID(), place)).toBe(409);
  const one = visit(came, place);
  // Another enquiry of this reference has come before.
  const other = lead({ reference: one.reference });
  expect(await handOver(payload, other, one)).toEqual(['stored', 'stored']);
  const reference = `${one.reference}-2`;
  expect(await findSeats(came)).toMatchObject([{ held_until: null, reference }]);
  await later(11, async () => {
    expect(await isFull(place)).toBe(false);
    expect([
      await reserve(randomUUID(), place),
      await reserve(randomUUID(), place),
      await reserve(randomUUID(), place),
    ]).toEqual([200, 200, 409]);
    expect(await findSeats(came)).toHaveLength(1);
    // This one's enquiry comes too late for its seat: it is kept, and a person agrees on another
    // time.
    const late = visit(third, place);
    expect(await handOver(payload, late)).toEqual(['stored']);
    expect(await inbox(payload, third)).toMatchObject([
      { state: 'held', held: expect.stringContaining('full') },
    ]);
  });
});

test('seats that a clock held that was a year ahead are free once it is set right', async () => {
  const place = ownSlot();
  await later(365 * 24 * 60, async () => {
    for (let seat = 0; seat < 3; seat += 1) expect(await reserve(randomUUID(), place)).toBe(200);
    expect(await isFull(place)).toBe(true);
  });
  expect(await isFull(place)).toBe(false);
  expect(await reserve(randomUUID(), place)).toBe(200);
});

test('an enquiry that comes late takes its seat anew where there is room; handed over twice it has one', async () => {
  const place = ownSlot();
  const one = visit(randomUUID(), place);
  expect(await reserve(one.key, place)).toBe(200);
  await later(60, async () => {
    await reserve(randomUUID(), ownSlot());
    expect(await findSeats(one.key)).toEqual([]);
    expect(await handOver(payload, one)).toEqual(['stored']);
    expect(await handOver(payload, one)).toEqual(['duplicate']);
  });
  expect(await findSeats(one.key)).toMatchObject([{ ...place, held_until: null }]);
});

test('a key has one seat: another time moves it until the enquiry is there', async () => {
  const [first, second] = [ownSlot(), ownSlot()];
  const key = randomUUID();
  expect([await reserve(key, first), await reserve(key, second)]).toEqual([200, 200]);
  expect(await findSeats(key)).toMatchObject([second]);
  await handOver(payload, visit(key, second));
  expect([await reserve(key, second), await reserve(key, first)]).toEqual([200, 409]);
  const other = randomUUID();
  expect(await reserve(other, first)).toBe(200);
  await handOver(payload, visit(other, second));
  expect(await findSeats(other), 'the time that the enquiry names').toMatchObject([second]);
});

test('one network has six seats a day, however many ask at once; what comes beyond is kept for a person', async () => {
  const source_network = `network-${randomUUID()}`.slice(0, 30);
  const places = Array.from({ length: 12 }, ownSlot);
  const statuses = await Promise.all(
    places.map((place) => reserve(randomUUID(), { ...place, source_network })),
  );
  expect(statuses).toEqual([...Array(6).fill(200), ...Array(6).fill(429)]);
  expect(await reserve(randomUUID(), { ...ownSlot(), source_network })).toBe(429);
  const one = visit(randomUUID(), ownSlot(), { source_network });
  expect(await handOver(payload, one)).toEqual(['stored']);
  expect(await inbox(payload, one.key)).toMatchObject([
    { state: 'held', held: expect.stringContaining('one network') },
  ]);
  expect(await reserve(randomUUID(), ownSlot()), 'others are not touched').toBe(200);
});

test('admissions of the school free a seat, others do not; so does erasing the person, and it is free at once', async () => {
  const place = ownSlot();
  const [own, foreign, none] = [
    await person(payload, 'admissions', ['HIM']),
    await person(payload, 'admissions', ['CAA']),
    await person(payload, 'admissions'),
  ];
  const visits = [randomUUID(), randomUUID(), randomUUID()].map((key) => visit(key, place));
  for (const one of visits) await reserve(one.key, place);
  await handOver(payload, ...visits);
  expect(await isFull(place)).toBe(true);
  const [first, second] = visits;
  const id = (await findSeats(first?.key ?? ''))[0]?.id ?? 0;
  for (const user of [foreign, none, await person(payload, 'editor', ['HIM'])])
    expect((await ask(freeSeatEndpoint, user, id)).status).toBe(404);
  for (const odd of ['', 'x', '1e9', '99999999999', '-1', `${id}.5`])
    expect((await ask(freeSeatEndpoint, own, odd)).status).toBe(404);
  expect(await isFull(place)).toBe(true);
  expect((await ask(freeSeatEndpoint, own, id)).status).toBe(200);
  expect(await isFull(place), 'the first of three is free, the third is not').toBe(false);
  expect(await reserve(randomUUID(), place)).toBe(200);
  expect(await isFull(place)).toBe(true);
  const [row] = await inbox(payload, second?.key ?? '');
  expect((await ask(eraseEndpoint, own, row?.id ?? 0)).status).toBe(200);
  expect(await findSeats(second?.key ?? '')).toEqual([]);
  expect(await isFull(place)).toBe(false);
});

test('a held visit gets its seat when a person releases it, and the person is told where none is left', async () => {
  const place = ownSlot();
  const user = await person(payload, 'admissions', ['HIM']);
  const release = async (key: string) =>
    (await ask(releaseEndpoint, user, (await inbox(payload, key))[0]?.id ?? 0)).body;
  const [early, tardy] = [randomUUID(), randomUUID()];
  await handOver(
    payload,
    visit(early, place, { held: 'Sent without scripts.' }),
    visit(tardy, place, { held: 'Sent without scripts.' }),
  );
  expect(await findSeats(early)).toEqual([]);
  expect(await release(early)).toEqual({ ok: true, seat: true });
  expect(await findSeats(early)).toMatchObject([{ held_until: null }]);
  expect([await reserve(randomUUID(), place), await reserve(randomUUID(), place)]).toEqual([
    200, 200,
  ]);
  expect(await release(tardy)).toEqual({ ok: true, seat: false });
});
