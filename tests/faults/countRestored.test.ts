import { expect, test } from 'vitest';
import { count } from './countRestored.ts';

const sent = (...names: string[]) => names.map((key) => ({ key, reference: `REF-${key}` }));
const acknowledged = new Map([
  ['REF-a', { key: 'a', at: 1000 }],
  ['REF-b', { key: 'b', at: 2000 }],
  ['REF-c', { key: 'c', at: 5000 }],
]);
const whole = { acknowledged, inbox: sent('a', 'b', 'c'), taken: sent('a', 'b', 'c', 'a') };
const times = { instant: 4000, wiped: 9000 };

test('what was told twice to the CRM under one key is in order', () => {
  expect(count({ ...whole, ...times })).toMatchObject({ problems: 0, secondsLost: 0 });
});

test('what came after the instant may be lost, and is measured', () => {
  const lost = { ...whole, ...times, inbox: sent('a', 'b') };
  expect(count(lost)).toMatchObject({ problems: 0, lostAfter: 1, secondsLost: 4 });
});

test.each([
  ['a loss', { inbox: sent('a', 'c') }, { lost: 1 }],
  ['a duplicate', { inbox: sent('a', 'b', 'b', 'c') }, { twice: 1 }],
  ['one that the CRM never gets', { taken: sent('a', 'c') }, { notAtCrm: 1 }],
  [
    'one under two keys',
    { taken: [...sent('a', 'b', 'c'), { key: 'x', reference: 'REF-a' }] },
    { underSeveralKeys: 1 },
  ],
])('%s is found', (_, planted, found) => {
  expect(count({ ...whole, ...times, ...planted })).toMatchObject({ ...found, problems: 1 });
});
