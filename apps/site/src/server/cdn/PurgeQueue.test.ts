import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test, vi } from 'vitest';
import { PurgeQueue } from './PurgeQueue.ts';

const folder = mkdtempSync(`${tmpdir()}/concierge-purges-`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = () => `${folder}/${++files}.json`;
const on = (file: string): string[] => JSON.parse(readFileSync(file, 'utf8'));

test('what was not told before a process died is told by the next one', async () => {
  const file = newFile();
  const never = new PurgeQueue({ file, tagsPerCall: 9, purge: () => new Promise(() => undefined) });
  never.add(['a', 'b']);
  void never.run();
  never.add(['c']);
  expect(on(file)).toEqual(['a', 'b', 'c']);
  const calls: string[][] = [];
  const next = new PurgeQueue({
    file,
    tagsPerCall: 9,
    purge: async (tags) => void calls.push([...tags]),
  });
  expect(next.lagSeconds(Date.now() + 2000)).toBeGreaterThan(1);
  await next.run();
  expect(calls).toEqual([['a', 'b', 'c']]);
  expect(on(file)).toEqual([]);
  expect(next.lagSeconds()).toBe(0);
});

test('no call has more tags than the cache takes, and each tag is told', async () => {
  const calls: string[][] = [];
  const queue = new PurgeQueue({
    file: newFile(),
    tagsPerCall: 2,
    purge: async (tags) => void calls.push([...tags]),
  });
  queue.add(['a', 'b', 'c', 'd', 'e']);
  await queue.run();
  expect(calls).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('the lag is that of the oldest tag that waits, however many others were taken meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const lags: number[] = [];
  const queue: PurgeQueue = new PurgeQueue({
    file: newFile(),
    tagsPerCall: 1,
    purge: async () => {
      vi.setSystemTime(Date.now() + 10_000);
      lags.push(queue.lagSeconds());
    },
  });
  queue.add(['a', 'b', 'c']);
  await queue.run();
  vi.useRealTimers();
  expect([...lags, queue.lagSeconds()]).toEqual([10, 20, 30, 0]);
});

test('what is purged again while a call is on its way is told again', async () => {
  const calls: string[][] = [];
  const queue: PurgeQueue = new PurgeQueue({
    file: newFile(),
    tagsPerCall: 9,
    purge: async (tags) => {
      if (calls.push([...tags]) === 1) queue.add(['a', 'z']);
    },
  });
  queue.add(['a', 'b']);
  await queue.run();
  expect(calls).toEqual([
    ['a', 'b'],
    ['a', 'z'],
  ]);
});

test('what the cache does not take is told again, with what came since', async () => {
  const purge = vi.fn(async (_tags: readonly string[]) => undefined);
  purge.mockRejectedValueOnce(new Error('503'));
  const queue = new PurgeQueue({ file: newFile(), tagsPerCall: 9, purge, firstPause: 5 });
  queue.add(['a']);
  const run = queue.run();
  queue.add(['b']);
  await run;
  expect(purge.mock.calls).toEqual([[['a']], [['a', 'b']]]);
});

test('a damaged file is none', () => {
  const file = newFile();
  writeFileSync(file, '{"a":');
  expect(new PurgeQueue({ file, tagsPerCall: 1, purge: async () => undefined }).lagSeconds()).toBe(
    0,
  );
});
