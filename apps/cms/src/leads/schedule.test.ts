import { expect, test } from 'vitest';
import { admittedPriority, backOff, budgetAlarm, leadPriority } from './schedule.ts';

test('an application goes before a visit, a visit before the rest', () => {
  expect(
    ['brochure', 'visit-school', 'apply'].sort((a, b) => leadPriority(a) - leadPriority(b)),
  ).toEqual(['apply', 'visit-school', 'brochure']);
});

test.each([
  [0, 2],
  [449, 2],
  [450, 1],
  [474, 1],
  [475, 0],
  [499, 0],
  [500, -1],
  [900, -1],
])('with %i of 500 sent, priority %i is admitted', (sent, admitted) =>
  expect(admittedPriority(sent, 500)).toBe(admitted),
);

test('warns from four fifths on', () =>
  expect([399, 400].map((sent) => budgetAlarm(sent, 500))).toEqual([false, true]));

test('waits longer and longer, up to an hour', () => {
  const waits = Array.from({ length: 20 }, (_, index) => backOff(index + 1, 0.5));
  expect(waits[0]).toBe(30_000);
  expect(waits.at(-1)).toBe(3_600_000);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
});
