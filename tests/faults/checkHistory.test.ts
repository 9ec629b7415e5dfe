import { expect, test } from 'vitest';
import { checkHistory, type History } from './checkHistory.ts';

const entry = (key: string) => ({ key, reference: `REF-${key}`, email: `${key}@example.ch` });
const shown = (key: string) => ({
  ...entry(key),
  shown: `Thank you, your reference is REF-${key}`,
});
const sound: History = {
  acknowledged: [shown('a'), shown('b')],
  sent: new Set(['a', 'b', 'unanswered', 'refused']),
  refused: new Set(['refused']),
  inbox: [{ ...entry('a'), slot: 'May' }, entry('b'), entry('unanswered')],
  taken: [entry('a'), entry('b'), entry('b'), entry('unanswered')],
  seats: new Map([['May', 1]]),
};

test('repeats to the CRM under one key and a lead whose answer was lost are in order', () => {
  expect(checkHistory(sound)).toEqual([]);
});

test.each<[string, Partial<History>, string]>([
  ['a loss', { inbox: [entry('a')] }, 'REF-b is in the inbox 0 times'],
  ['a duplicate', { inbox: [...sound.inbox, entry('b')] }, 'REF-b is in the inbox 2 times'],
  ['a lead that the CRM lacks', { taken: [entry('a')] }, 'REF-b is not at the CRM'],
  [
    'a lead under two keys',
    { taken: [...sound.taken, { ...entry('b'), key: 'unanswered' }] },
    'reference REF-b has more than one key',
  ],
  [
    'one submission stored under two references',
    { inbox: [...sound.inbox, { ...entry('b'), reference: 'REF-c' }] },
    'key b has more than one reference',
  ],
  [
    'an oversold seat',
    { inbox: sound.inbox.map((row) => ({ ...row, slot: 'May' })) },
    'May has 1 seats and 3 visitors',
  ],
  [
    'a leak of a reference',
    { acknowledged: [shown('a'), { ...shown('b'), shown: 'REF-a' }] },
    'REF-b was shown data of REF-a',
  ],
  [
    "another's data in a record",
    { inbox: [entry('a'), { ...entry('b'), email: 'a@example.ch' }] },
    "REF-b holds another's address",
  ],
  [
    'a refused lead that was taken',
    { taken: [...sound.taken, entry('refused')] },
    'REF-refused was refused, yet taken',
  ],
  ['a lead of nobody', { inbox: [...sound.inbox, entry('x')] }, 'REF-x was sent by nobody'],
])('%s is found', (_name, planted, problem) => {
  expect(checkHistory({ ...sound, ...planted })).toContain(problem);
});
