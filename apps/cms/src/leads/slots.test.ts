import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromSite } from '../testing/leads.ts';
import { asBuilt, testPayload } from '../testing/testPayload.ts';
import { handleReserve, handleSlots } from './slots.ts';

const payload = asBuilt(await testPayload());
// A Tuesday and a Saturday.
const slot = { school: 'HIM', date: '2031-03-04', time: '08:30' };
const reserve = async (key: string, more = {}) =>
  (await handleReserve(payload, fromSite('slots/reserve', { key, ...slot, ...more }))).status;

test('[S9.visit.1] 40 people who want one slot at once fill exactly its capacity; a key keeps its seat', async () => {
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const statuses = await Promise.all(keys.map((key) => reserve(key)));
  expect(statuses.toSorted()).toEqual([200, 200, 200, ...Array(37).fill(409)]);
  const lucky = keys[statuses.indexOf(200)] ?? '';
  expect(await Promise.all(Array.from({ length: 5 }, () => reserve(lucky)))).toEqual([200, 200, 200, 200, 200]);
  const where = { date: { equals: slot.date }, time: { equals: slot.time } };
  expect((await payload.count({ collection: 'visits', where, overrideAccess: true })).totalDocs).toBe(3);
});

test('full slots are listed within the asked days only; other times of the day stay free', async () => {
  const full = async (from: string, to: string) =>
    (await (await handleSlots(payload, new Request(`http://localhost/api/slots?from=${from}&to=${to}`))).json()) as { full: unknown[] };
  expect((await full('2031-03-04', '2031-03-04')).full).toEqual([slot]);
  expect((await full('2031-03-05', '2031-12-31')).full).toEqual([]);
  expect(await reserve(randomUUID(), { time: '09:00' })).toBe(200);
});

test('weekends, strangers and malformed requests get no seat', async () => {
  expect(await reserve(randomUUID(), { date: '2031-03-08' })).toBe(409);
  expect(await reserve(randomUUID(), { date: 'tomorrow' })).toBe(400);
  expect((await handleReserve(payload, fromSite('slots/reserve', slot, 'guessed'))).status).toBe(401);
});
