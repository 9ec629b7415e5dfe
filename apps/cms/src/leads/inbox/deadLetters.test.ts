import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import type { User } from '../../runtime/payload-types.ts';
import { fromSite } from '../../testing/leads.ts';
import { person, testPayload } from '../../testing/testPayload.ts';
import { handleParked, parkedAgainEndpoint, parkedFor } from './deadLetters.ts';

const payload = await testPayload();
const admin = await person(payload, 'admin');
const own = await person(payload, 'admissions', ['HIM']);
const parked = (key: string, brand: string) => ({
  key,
  reference: `${brand}-2345-67`,
  brand,
  type: 'contact',
  received_at: new Date().toISOString(),
  message: 'The brand is not known.',
});

async function tell(site: string, ...leads: ReturnType<typeof parked>[]): Promise<string[]> {
  const response = await handleParked(payload, fromSite('leads/parked', { site, parked: leads }));
  return ((await response.json()) as { again: string[] }).again;
}

async function ask(key: string, user: User | undefined): Promise<number> {
  const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, payload);
  req.routeParams = { key };
  return (await parkedAgainEndpoint.handler(req)).status;
}

test('what a site has parked is shown to those who may read it, asked for once, and gone when the site says so', async () => {
  const [mine, foreign] = [parked('parked-0001', 'HIM'), parked('parked-0002', 'CAA')];
  expect(
    (await handleParked(payload, fromSite('leads/parked', { site: 'a', parked: [mine] }, 'wrong')))
      .status,
  ).toBe(401);
  expect((await handleParked(payload, fromSite('leads/parked', { site: 'a' }))).status).toBe(400);
  expect(await tell('a', mine)).toEqual([]);
  expect(await tell('b', foreign)).toEqual([]);
  expect((await parkedFor(payload, admin)).map(({ key }) => key).toSorted()).toEqual([
    mine.key,
    foreign.key,
  ]);
  expect(await parkedFor(payload, own)).toEqual([{ ...mine, asked: false }]);

  expect(await ask(foreign.key, own)).toBe(404);
  expect([
    await ask(mine.key, await person(payload, 'editor', ['HIM'])),
    await ask(mine.key, undefined),
  ]).toEqual([404, 404]);
  expect(await ask(mine.key, own)).toBe(200);
  expect(await parkedFor(payload, own)).toEqual([{ ...mine, asked: true }]);
  expect(await tell('b', foreign)).toEqual([]);
  expect(await tell('a', mine)).toEqual([mine.key]);
  expect(await parkedFor(payload, own)).toEqual([]);
  expect(await tell('a', mine), 'refused again: a person must ask again').toEqual([]);
  await tell('a');
  await tell('b');
  expect(await parkedFor(payload, admin)).toEqual([]);
});
