import { expect, test } from 'vitest';
import { totalCost } from './totalCost.ts';

const valid = { valid_from: '2026-09-01', valid_to: '2028-08-31', refundable: false };
const facts = {
  semesters: 4,
  internship: { months: 5, monthly_pay: 2300 },
  fees: [
    { kind: 'tuition' as const, amount: 20_000, semester: 1, ...valid },
    { kind: 'board' as const, amount: 6_000, semester: 1, ...valid },
    { kind: 'tuition' as const, amount: 18_000, semester: 3, ...valid },
    { kind: 'deposit' as const, amount: 1_000, ...valid, refundable: true },
    { kind: 'registration' as const, amount: 200, ...valid },
  ],
};

test('adds up all semesters, repeats what has no line of its own, and takes income and deposit off', () => {
  const cost = totalCost(facts, '2027-01-01');
  expect(cost?.semesters.map((lines) => lines.reduce((sum, line) => sum + line.amount, 0))).toEqual(
    [26_000, 26_000, 24_000, 24_000],
  );
  expect(cost?.total).toBe(101_200);
  expect(cost?.net).toBe(101_200 - 11_500 - 1_000);
});

test('a semester that costs nothing of a kind costs nothing, and so do those after it', () => {
  const free = { kind: 'board' as const, amount: 0, semester: 3, ...valid };
  const cost = totalCost({ ...facts, fees: [...facts.fees, free] }, '2027-01-01');
  expect(cost?.semesters.map((lines) => lines.length)).toEqual([2, 2, 1, 1]);
  expect(cost?.total).toBe(101_200 - 12_000);
});

test('an expired price is not shown', () => {
  expect(totalCost(facts, '2028-09-01')).toBeUndefined();
  expect(totalCost({ ...facts, fees: [] }, '2027-01-01')).toBeUndefined();
});

test('half a price list is none: a semester whose tuition has expired is not guessed from another', () => {
  const [first, ...others] = facts.fees;
  const expired = {
    ...others[1],
    kind: 'tuition' as const,
    amount: 18_000,
    semester: 3,
    ...valid,
    valid_to: '2026-12-31',
  };
  expect(
    totalCost({ ...facts, fees: [...(first ? [first] : []), expired] }, '2027-01-01'),
  ).toBeUndefined();
});

test('of two price lists that overlap the newer one holds', () => {
  const newer = {
    kind: 'tuition' as const,
    amount: 21_000,
    semester: 1,
    ...valid,
    valid_from: '2026-12-01',
  };
  const cost = totalCost({ ...facts, fees: [...facts.fees, newer] }, '2027-01-01');
  expect(
    cost?.semesters[0]?.toSorted((a, b) => b.amount - a.amount).map(({ amount }) => amount),
  ).toEqual([21_000, 6_000]);
});
