import { expect, test } from 'vitest';
import { type RestAnswer, signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const { call } = await signedIn(payload, 'editor', ['HIM']);
const refusals = ({ body }: RestAnswer) =>
  (body.errors?.[0]?.data?.errors ?? []).map(({ path, message }) => `${path}: ${message}`);
/** An event of one day that begins at half past nine in Switzerland. */
const make = (more: object = {}) =>
  call('POST', 'campaigns', {
    kind: 'open_house',
    Name: 'Open day',
    StartDate: '2036-05-05',
    EndDate: '2036-05-05',
    Start_Datetime: '2036-05-05T07:30:00.000Z',
    field_domain_access: ['HIM'],
    ...more,
  });
const message = (day: string) =>
  `Start_Datetime: It begins on ${day}, which is none of the event’s days.`;

test('an event is moved with its beginning or not at all, and the refusal stands at the beginning', async () => {
  const made = await make();
  const save = (data: object) => call('PATCH', `campaigns/${made.body.doc?.id}`, data);
  const days = { StartDate: '2036-05-06', EndDate: '2036-05-06' };
  expect(refusals(await save(days))).toEqual([message('2036-05-05')]);
  expect(refusals(await save({ StartDate: '2036-05-04', EndDate: '2036-05-04' }))).toEqual([
    message('2036-05-05'),
  ]);
  const moved = { ...days, Start_Datetime: '2036-05-06T07:30:00.000Z' };
  expect((await save(moved)).status).toBe(200);
  expect((await save({ StartDate: '2036-05-05' })).status).toBe(200);
  expect((await save({ ...days, Start_Datetime: null })).status).toBe(200);
});

test('the days are Swiss ones, from the first to the last', async () => {
  const beginning = async (Start_Datetime: string) =>
    refusals(await make({ EndDate: '2036-05-07', Start_Datetime }));
  expect(await beginning('2036-05-04T21:30:00.000Z')).toEqual([message('2036-05-04')]);
  expect(await beginning('2036-05-04T22:30:00.000Z')).toEqual([]);
  expect(await beginning('2036-05-07T21:30:00.000Z')).toEqual([]);
  expect(await beginning('2036-05-07T22:30:00.000Z')).toEqual([message('2036-05-08')]);
});

test('a meeting on the other side of the world is on a day of its place, not on just any', async () => {
  const meeting = async (Start_Datetime: string) =>
    refusals(await make({ kind: 'meet', Start_Datetime }));
  // Seven in the evening in Lima, and eight in the morning in Auckland.
  expect(await meeting('2036-05-06T00:00:00.000Z')).toEqual([]);
  expect(await meeting('2036-05-04T20:00:00.000Z')).toEqual([]);
  expect(await meeting('2036-05-07T00:00:00.000Z')).toEqual([message('2036-05-07')]);
});

test('every event of the demo can be saved as it is', async () => {
  const admin = await signedIn(payload, 'admin');
  const { docs } = await payload.find({
    collection: 'campaigns',
    select: {},
    pagination: false,
    overrideAccess: true,
  });
  expect(docs.length).toBeGreaterThan(30);
  const refused: unknown[] = [];
  for (const { id } of docs)
    refused.push(...refusals(await admin.call('PATCH', `campaigns/${id}`, {})));
  expect(refused).toEqual([]);
});
