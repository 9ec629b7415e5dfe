import { expect, test } from 'vitest';
import { BackendHealth } from './backendHealth.ts';

/** Fails so many times, each `tookMs` after its begin, the last one at instant 0. */
function failing(times: number, tookMs: number): BackendHealth {
  const health = new BackendHealth();
  for (let failure = 0; failure < times; failure += 1) health.failed(-tookMs, 0);
  return health;
}

test('two failures in a row are borne', () => {
  expect(failing(2, 5000).mayTry(0)).toBe(true);
});

test('a backend that refuses is tried four times a second, by one call at a time', () => {
  for (const times of [3, 4, 20]) {
    const health = failing(times, 210);
    expect([0, 249, 250, 251, 499, 500].map((at) => health.mayTry(at))).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  }
});

test('one whose failures take time is left alone for longer each time, for five seconds at most', () => {
  const pauses = [3, 4, 5, 8, 20].map((times) => {
    const health = failing(times, 5000);
    return Array.from({ length: 6001 }, (_, at) => at).find((at) => health.mayTry(at));
  });
  expect(pauses).toEqual([250, 500, 1000, 5000, 5000]);
});

test('one success ends it', () => {
  const health = failing(20, 5000);
  expect(health.isDown).toBe(true);
  health.succeeded();
  expect([health.isDown, health.mayTry(0)]).toEqual([false, true]);
});
