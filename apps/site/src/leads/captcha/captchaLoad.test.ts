import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { newChallenge } from './captchaCheck.ts';
import { countProof, workFactor } from './captchaLoad.ts';

const ask = async (times: number, ip: (turn: number) => string) => {
  const factors: number[] = [];
  for (let turn = 0; turn < times; turn++) factors.push(await workFactor(ip(turn)));
  return factors;
};

test('a first visitor pays the usual; an address that floods pays up to 32 times as much, and its neighbours nothing of that', async () => {
  const flood = await ask(60, () => '203.0.113.7');
  expect(flood.slice(0, 8)).toEqual(Array(8).fill(1));
  expect([flood[8], flood[16], flood[24], flood[32], flood[40], flood.at(-1)]).toEqual([
    2, 4, 8, 16, 32, 32,
  ]);
  expect(await workFactor('198.51.100.1')).toBe(1);
});

test('the addresses of one IPv6 line count as one visitor', async () => {
  const flood = await ask(9, (turn) => `2001:db8:1:2::${turn + 1}`);
  expect(flood.at(-1)).toBe(2);
  expect(await workFactor('2001:db8:1:3::1')).toBe(1);
});

test('a network that floods from many addresses pays too', async () => {
  const flood = await ask(240, (turn) => `192.0.2.${turn}`);
  expect(flood.slice(0, 40)).toEqual(Array(40).fill(1));
  expect(flood.at(-1)).toBe(32);
});

test('what all prove together makes it four times as dear at most; asking alone does not', async () => {
  await ask(500, (turn) => `10.${turn % 250}.${turn % 7}.1`);
  expect(await workFactor('198.51.100.2')).toBe(1);
  for (let proof = 0; proof < 5000; proof++) await countProof();
  expect(await workFactor('198.51.100.3')).toBe(4);
});

test('the factor is paid in keys, which the visitor tries and the server does not', async () => {
  const tries = async (times: number) =>
    (await solveChallenge({ challenge: await newChallenge(times), deriveKey }))?.counter ?? 0;
  for (const times of [1, 8]) {
    const counter = await tries(times);
    expect(counter).toBeGreaterThanOrEqual(15 * times);
    expect(counter).toBeLessThanOrEqual(25 * times);
  }
  const { parameters } = await newChallenge(32);
  expect(parameters.cost).toBe(5000);
});
