import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testPayload, unique } from '../../testing/testPayload.ts';
import { GrowingDelay, sweepTries } from './GrowingDelay.ts';

const payload = await testPayload();
const rule = { free: 3, firstSeconds: 10, longestSeconds: 60, forgetSeconds: 600 };

test('the first tries are free, each further one doubles the wait up to the longest', async () => {
  let now = 1_000_000;
  const delay = new GrowingDelay(rule, () => now);
  const key = unique('key');
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    expect(await delay.take(payload, key)).toBe(0);
    // A refused try counts nothing, and says how long to wait.
    now += 1;
    const wait = attempt < 2 ? 0 : await delay.take(payload, key);
    waits.push(wait);
    now += wait * 1000;
  }
  expect(waits).toEqual([0, 0, 10, 20, 40, 60, 60, 60]);
  expect(await delay.take(payload, unique('other'))).toBe(0);
  now += rule.forgetSeconds * 1000;
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await delay.take(payload, key)).toBe(0);
  expect(await delay.take(payload, key)).toBe(10);
});

test('free tries of a process whose clock is a little behind are free as well', async () => {
  const key = unique('key');
  const at = (now: number) => new GrowingDelay(rule, () => now).take(payload, key);
  expect([await at(1_000_500), await at(1_000_000)]).toEqual([0, 0]);
});

test('a try that is given back costs nothing, and a cleared key begins anew', async () => {
  const delay = new GrowingDelay(rule, () => 1_000_000);
  const key = unique('key');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await delay.take(payload, key)).toBe(0);
    await delay.giveBack(payload, key);
  }
  for (let attempt = 0; attempt < 3; attempt += 1) await delay.take(payload, key);
  expect(await delay.take(payload, key)).toBe(10);
  await delay.clear(payload, key);
  expect(await delay.take(payload, key)).toBe(0);
});

test('rows that count no longer are swept, and no others', async () => {
  const [old, young] = [unique('old'), unique('young')];
  await new GrowingDelay(rule, () => 1_000_000).take(payload, old);
  await new GrowingDelay(rule).take(payload, young);
  await sweepTries(payload);
  const where = { key: { in: [old, young] } };
  const { docs } = await payload.db.find<{ key: string }>({ collection: 'sign-in-tries', where });
  expect(docs.map(({ key }) => key)).toEqual([young]);
});

test('another process over the database, as after a restart, has the same counts', {
  timeout: 60_000,
}, async () => {
  const key = unique('key');
  const delay = new GrowingDelay(rule);
  for (let attempt = 0; attempt < 2; attempt += 1) await delay.take(payload, key);
  const cwd = path.resolve(import.meta.dirname, '../../..');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['src/testing/processes/takeTries.ts', key],
    { cwd, encoding: 'utf8' },
  );
  const answered = stdout.split('\n').findLast((line) => line.startsWith('['));
  expect(answered, stderr).toMatch(/^\[0,(?:9|10)\]$/);
  expect(await delay.take(payload, key)).toBeGreaterThan(0);
});
