import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Vocabulary } from './spelling.ts';

const vocabulary = new Vocabulary([
  ['hospitality', 40],
  ['culinary', 20],
  ['hotel', 90],
  ['hostel', 1],
  ['гостеприимство', 9],
  ['scholarship', 5],
]);

test.each([
  ['hospitalty', 'hospitality'],
  ['hosptiality', 'hospitality'],
  ['culinery', 'culinary'],
  ['schoolarship', 'scholarship'],
  ['гостепримство', 'гостеприимство'],
  ['hotle', 'hotel'],
])('%s was meant to be %s', (typed, meant) => expect(vocabulary.near(typed)[0]).toBe(meant));

test('leaves short and foreign words alone', () => {
  expect(vocabulary.near('abc')).toEqual([]);
  expect(vocabulary.near('zzzzzzzz')).toEqual([]);
});

test('answers for any word', () => {
  fc.assert(fc.property(fc.string({ maxLength: 40 }), (word) => vocabulary.near(word).every((near) => vocabulary.has(near))));
});
