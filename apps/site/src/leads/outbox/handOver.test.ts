import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LeadBackend } from '../../../tests/leadBackend.ts';
import { type BackendPost, backendPost } from '../http/postToBackend.ts';
import { backOff } from './backOff.ts';
import { DeadLetterReport } from './deadLetterReport.ts';
import { HandOver } from './handOver.ts';
import { Outbox } from './outbox.ts';

const backend = new LeadBackend();
let outbox: Outbox;
let worker: HandOver;
let post: BackendPost;
beforeAll(async () => {
  process.env['LEADS_SECRET'] = 'test-secret';
  post = backendPost(await backend.listen(), 'test-secret');
  outbox = new Outbox(':memory:');
  worker = new HandOver({ outbox, post });
});
afterAll(async () => {
  await worker.stop();
  await backend.close();
});
beforeEach(() => {
  backend.mood = 'well';
  backend.judge = () => 'stored';
  backend.deliveries = 0;
  backend.inbox.clear();
});

let count = 0;
const store = (number: number, Name = 'Ana') => {
  const keys = Array.from({ length: number }, () => `key-${String(count++).padStart(6, '0')}`);
  for (const key of keys) {
    outbox.accept({
      key,
      brand: 'HIM',
      type: 'contact',
      lang: 'en',
      fields: { Name },
      source: '/',
      received_at: '2026-11-21T10:00:00Z',
    });
  }
  return keys;
};
/** As if all waiting times were over. */
const again = async () => {
  outbox.wake();
  await worker.run();
};

test('back-off doubles from a second up to an hour, with jitter', () => {
  expect([1, 2, 5].map((attempts) => backOff(attempts, 1))).toEqual([1000, 2000, 16_000]);
  expect([backOff(40, 1), backOff(40, 0)]).toEqual([3_600_000, 1_800_000]);
});

test('hands over in batches, each lead once, more than 100 for a second of work', async () => {
  store(500);
  const before = process.cpuUsage();
  await worker.run();
  expect(500 / (process.cpuUsage(before).user / 1_000_000)).toBeGreaterThan(100);
  expect([backend.inbox.size, backend.deliveries, outbox.stats().pending]).toEqual([500, 500, 0]);
});

test('what comes in while others travel goes together in the next round', async () => {
  const late: string[] = [];
  backend.judge = () => {
    if (late.length < 3) late.push(...store(1));
    return 'stored';
  };
  backend.batches.length = 0;
  store(1);
  await worker.run();
  expect(backend.batches).toEqual([1]);
  await worker.run();
  expect(backend.batches).toEqual([1, 3]);
});

test('a backend that is away costs nothing but time', async () => {
  for (const mood of ['down', 'error'] as const) {
    backend.mood = mood;
    const keys = store(3);
    await worker.run();
    expect(outbox.stats().pending).toBe(3);
    expect(backend.inbox.size).toBe(0);
    backend.mood = 'well';
    await again();
    expect(keys.every((key) => backend.inbox.has(key))).toBe(true);
    backend.inbox.clear();
  }
});

test('while the backend is away one lead asks for all', async () => {
  backend.mood = 'error';
  store(200);
  await worker.run();
  backend.batches.length = 0;
  for (let round = 0; round < 5; round++) await again();
  expect(backend.batches.length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...backend.batches)).toBe(1);
  backend.mood = 'well';
  await again();
  expect([backend.inbox.size, outbox.stats().pending]).toEqual([200, 0]);
});

test('as soon as the backend takes one again, all others follow', async () => {
  backend.mood = 'down';
  store(60);
  await worker.run();
  backend.mood = 'well';
  store(1);
  await worker.run();
  await worker.run();
  expect(backend.inbox.size).toBe(61);
});

test('what the backend rejects is set aside, and goes again once a person wants it to', async () => {
  backend.judge = ({ fields }) => (fields['Name'] === 'Bad' ? 'rejected' : 'stored');
  store(2);
  const [bad = ''] = store(1, 'Bad');
  await worker.run();
  expect([backend.inbox.size, outbox.stats()]).toMatchObject([2, { pending: 0, deadLetters: 1 }]);
  backend.judge = () => 'stored';
  const report = new DeadLetterReport({ outbox, post, dataDir: '/data' });
  expect(await report.send()).toBe(0);
  expect(backend.deadLetters).toMatchObject([
    { key: bad, brand: 'HIM', type: 'contact', message: 'not wanted' },
  ]);
  expect(JSON.stringify(backend.deadLetters)).not.toContain('Bad');
  backend.again.add(bad);
  expect(await report.send()).toBe(1);
  await worker.run();
  expect(backend.inbox.has(bad)).toBe(true);
  await report.send();
  expect(backend.deadLetters).toEqual([]);
});

test.each(['failed', 'choke'] as const)(
  'a lead that the backend %s on is set aside by itself after some tries, and said to be',
  async (verdict) => {
    backend.judge = ({ fields }) => (fields['Name'] === 'Poison' ? verdict : 'stored');
    const deadBefore = outbox.stats().deadLetters;
    const [poison = ''] = store(1, 'Poison');
    const others = store(3);
    for (let round = 0; round < 14; round++) await again();
    expect(others.every((key) => backend.inbox.has(key))).toBe(true);
    expect(outbox.stats()).toMatchObject({ pending: 0, deadLetters: deadBefore + 1 });
    expect(outbox.deadLetters(10).find(({ key }) => key === poison)?.message).toMatch(
      /failed on it 8 times/,
    );
  },
);

test('a disk that refuses the housekeeping of the start does not stop the hand-over', async () => {
  const own = new Outbox(':memory:');
  const full = () => {
    throw new Error('database or disk is full');
  };
  vi.spyOn(own, 'endLeases').mockImplementation(full);
  vi.spyOn(own, 'tidy').mockImplementation(full);
  own.accept({
    key: 'before-the-start',
    brand: 'HIM',
    type: 'contact',
    lang: 'en',
    fields: { Name: 'Ana' },
    source: '/',
    received_at: '2026-11-21T10:00:00Z',
  });
  const starting = new HandOver({ outbox: own, post, everyMs: 5 });
  starting.start();
  await vi.waitFor(() => expect(backend.inbox.has('before-the-start')).toBe(true), 30_000);
  await starting.stop();
  own.close();
});

test('while the backend fails on everything nothing is set aside', async () => {
  backend.mood = 'error';
  store(1);
  const { deadLetters } = outbox.stats();
  for (let round = 0; round < 14; round++) await again();
  expect(outbox.stats().deadLetters).toBe(deadLetters);
  backend.mood = 'well';
  await again();
});

test('one lead that makes the backend fail does not hold up the others', async () => {
  backend.judge = ({ fields }) => (fields['Name'] === 'Poison' ? 'choke' : 'stored');
  store(20);
  store(1, 'Poison');
  store(20);
  for (let round = 0; round < 5; round++) await again();
  expect([backend.inbox.size, outbox.stats().pending]).toEqual([40, 1]);
});
