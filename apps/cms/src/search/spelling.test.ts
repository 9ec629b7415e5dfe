import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountedWord, likeness, near, wordTrigrams } from './spelling.ts';

const words: CountedWord[] = [
  ['hospitality', 40],
  ['culinary', 20],
  ['hotel', 90],
  ['hostel', 1],
  ['гостеприимство', 9],
  ['scholarship', 5],
];
/** The vocabulary's choice as the databases make it. */
const candidates = (typed: string): CountedWord[] => {
  const like = likeness(typed);
  if (!like) return [];
  return words.filter(
    ([word]) =>
      word.length >= like.shortest &&
      word.length <= like.longest &&
      wordTrigrams(word).filter((part) => like.parts.includes(part)).length >= like.shared,
  );
};

test.each([
  ['hospitalty', 'hospitality'],
  ['hosptiality', 'hospitality'],
  ['culinery', 'culinary'],
  ['schoolarship', 'scholarship'],
  ['гостепримство', 'гостеприимство'],
  ['hotle', 'hotel'],
])('%s was meant to be %s', (typed, meant) =>
  expect(near(typed, candidates(typed))[0]).toBe(meant),
);

test('leaves short, known and foreign words alone', () => {
  for (const typed of ['abc', 'hotel', 'zzzzzzzz'])
    expect(near(typed, candidates(typed))).toEqual([]);
});

test('no near word is lost for want of common parts', () => {
  const letter = fc.constantFrom(...'abcde');
  const slips = fc.array(fc.tuple(fc.nat(), letter), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(fc.array(letter, { minLength: 8, maxLength: 14 }), slips, (letters, changes) => {
      const meant = letters.join('');
      const typed = changes
        .reduce((word, [at, other]) => word.with(at % word.length, other), letters)
        .join('');
      const like = likeness(typed);
      const common = wordTrigrams(meant).filter((part) => like?.parts.includes(part)).length;
      expect(common).toBeGreaterThanOrEqual(like?.shared ?? 99);
    }),
  );
});
