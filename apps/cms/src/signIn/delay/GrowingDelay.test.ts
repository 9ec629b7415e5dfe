import { expect, test } from 'vitest';
import { GrowingDelay } from './GrowingDelay.ts';

const rule = { free: 3, firstSeconds: 10, longestSeconds: 60, forgetSeconds: 600 };

test('the first tries are free, each further one doubles the wait up to the longest', () => {
  let now = 1_000_000;
  const delay = new GrowingDelay(rule, () => now);
  const waits = Array.from({ length: 8 }, () => {
    delay.take('a');
    const wait = delay.wait('a');
    now += wait * 1000;
    return wait;
  });
  expect(waits).toEqual([0, 0, 10, 20, 40, 60, 60, 60]);
  expect(delay.wait('b')).toBe(0);
  now += rule.forgetSeconds * 1000;
  delay.take('a');
  expect(delay.wait('a')).toBe(0);
});

test('a try that is given back costs nothing, and a cleared key begins anew', () => {
  const delay = new GrowingDelay(rule, () => 0);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    delay.take('a');
    delay.giveBack('a');
  }
  expect(delay.wait('a')).toBe(0);
  for (let attempt = 0; attempt < 3; attempt += 1) delay.take('a');
  expect(delay.wait('a')).toBe(10);
  delay.clear('a');
  expect(delay.wait('a')).toBe(0);
});

test('keys are bounded', () => {
  const delay = new GrowingDelay(rule, () => 0, 2);
  for (let attempt = 0; attempt < 3; attempt += 1) delay.take('a');
  for (const key of ['b', 'c', 'd']) delay.take(key);
  expect(delay.wait('a')).toBe(0);
});
