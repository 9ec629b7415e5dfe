import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import type { User } from '../../runtime/payload-types.ts';
import { fromSite } from '../../testing/leads.ts';
import { person, testPayload } from '../../testing/testPayload.ts';
import {
  countDeadLetters,
  deadLettersFor,
  handleDeadLetters,
  handOverAgainEndpoint,
} from './deadLetters.ts';

const payload = await testPayload();
const admin = await person(payload, 'admin');
const own = await person(payload, 'admissions', ['HIM']);
const deadLetter = (key: string, brand: string) => ({
  key,
  reference: `${brand}-2345-67`,
  brand,
  type: 'contact',
  received_at: new Date().toISOString(),
  message: 'The brand is not known.',
});

async function report(site: string, ...leads: ReturnType<typeof deadLetter>[]): Promise<string[]> {
  const response = await handleDeadLetters(
    payload,
    fromSite('leads/dead-letters', { site, deadLetters: leads }),
  );
  return ((await response.json()) as { again: string[] }).again;
}

async function ask(key: string, user: User | undefined): Promise<number> {
  const req = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, payload);
  req.routeParams = { key };
  return (await handOverAgainEndpoint.handler(req)).status;
}

test('the dead letters of a site are shown to those who may read it, asked for once, and gone when the site says so', async () => {
  const [mine, foreign] = [
    deadLetter('dead-letter-0001', 'HIM'),
    deadLetter('dead-letter-0002', 'CAA'),
  ];
  expect(
    (
      await handleDeadLetters(
        payload,
        fromSite('leads/dead-letters', { site: 'a', deadLetters: [mine] }, 'wrong'),
      )
    ).status,
  ).toBe(401);
  expect(
    (await handleDeadLetters(payload, fromSite('leads/dead-letters', { site: 'a' }))).status,
  ).toBe(400);
  expect(await report('a', mine)).toEqual([]);
  expect(await report('b', foreign)).toEqual([]);
  expect((await deadLettersFor(payload, admin)).map(({ key }) => key).toSorted()).toEqual([
    mine.key,
    foreign.key,
  ]);
  expect(await deadLettersFor(payload, own)).toEqual([{ ...mine, isRequested: false }]);

  expect(await ask(foreign.key, own)).toBe(404);
  expect([
    await ask(mine.key, await person(payload, 'editor', ['HIM'])),
    await ask(mine.key, undefined),
  ]).toEqual([404, 404]);
  expect(await ask(mine.key, own)).toBe(200);
  expect(await deadLettersFor(payload, own)).toEqual([{ ...mine, isRequested: true }]);
  expect(await report('b', foreign)).toEqual([]);
  expect(await report('a', mine)).toEqual([mine.key]);
  expect(await deadLettersFor(payload, own)).toEqual([]);
  expect(await report('a', mine), 'refused again: a person must ask again').toEqual([]);

  const more = ['3', '4', '5'].map((digit) => deadLetter(`dead-letter-000${digit}`, 'HIM'));
  await report('a', ...more);
  await Promise.all(more.map(({ key }) => ask(key, own)));
  expect(await report('a', ...more), 'three clicks at once').toHaveLength(3);
  await report('a');
  await report('b');
  expect(await deadLettersFor(payload, admin)).toEqual([]);
});

test('what a site reports in parts is shown together, and each part replaces its own', async () => {
  const at = (second: number, key: string) => ({
    ...deadLetter(key, 'HIM'),
    received_at: new Date(Date.now() - 60_000 + second * 1000).toISOString(),
  });
  // A part may end between two of one instant.
  const instant = at(2, '').received_at;
  const first = at(1, 'part-0009');
  const second = { ...at(2, 'part-0002'), received_at: instant };
  const third = { ...at(2, 'part-0003'), received_at: instant };
  const last = at(3, 'part-0001');
  const reportPart = async (part: object) => {
    const response = await handleDeadLetters(
      payload,
      fromSite('leads/dead-letters', { site: 'parts', ...part }),
    );
    return (await response.json()) as object;
  };
  const shown = async () => (await deadLettersFor(payload, admin)).map(({ key }) => key);
  const nothing = { again: [], erase: [], keepsParts: true };

  expect(await reportPart({ deadLetters: [first, second], hasMore: true })).toEqual(nothing);
  expect(await reportPart({ deadLetters: [third, last], after: second })).toEqual(nothing);
  const all = [first, second, third, last].map(({ key }) => key);
  expect(await shown()).toEqual(all);
  expect(await countDeadLetters(payload)).toBe(4);

  // A person wants one of the last part, and the site reports the first one next.
  expect(await ask(third.key, own)).toBe(200);
  expect(await reportPart({ deadLetters: [first, second], hasMore: true })).toEqual({
    ...nothing,
    again: [third.key],
  });
  expect(await shown()).toEqual([first.key, second.key, last.key]);

  // The second has gone, and the last one of the whole list.
  await reportPart({ deadLetters: [first], hasMore: true });
  expect(await shown(), 'what is after a part stays').toEqual([first.key, second.key, last.key]);
  await reportPart({ deadLetters: [], after: first });
  expect(await shown()).toEqual([first.key]);

  // A site that knows no parts sends everything.
  await reportPart({ deadLetters: [first, second], hasMore: true });
  await reportPart({ deadLetters: [last] });
  expect(await shown()).toEqual([last.key]);
  await report('parts');
  expect(await shown()).toEqual([]);
});
