import { expect, test } from 'vitest';
import { RefusalThinner } from './RefusalThinner.ts';

const times = (count: number, act: () => boolean): boolean[] => Array.from({ length: count }, act);

test('an address gets 20 rows an hour, and its further refusals one row with their number', () => {
  const thinner = new RefusalThinner();
  expect(times(50, () => thinner.note('a')).filter(Boolean)).toHaveLength(20);
  expect(thinner.note('b')).toBe(true);
  expect(thinner.end()).toEqual([{ address: 'a', count: 30 }]);
  expect(thinner.end()).toEqual([]);
  expect(thinner.note('a')).toBe(true);
});

test('many addresses get 500 rows an hour together, and one more for the rest', () => {
  const thinner = new RefusalThinner();
  const rows = Array.from({ length: 3000 }, (_, address) => thinner.note(String(address)));
  expect(rows.filter(Boolean)).toHaveLength(500);
  expect(thinner.end()).toEqual([{ address: '', count: 2500 }]);
});
