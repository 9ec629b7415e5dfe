import { expect, test } from 'vitest';
import { fold, foldedWords, stem } from './fold.ts';

test.each([
  ['educación', 'educacion'],
  ['Ёлка', 'елка'],
  ['الضِّيَافَة', 'ضيافه'],
  ['والفنادق', 'فنادق'],
  ['إدارة', 'اداره'],
  ['CAFÉ', 'cafe'],
  ['٢٠٢٧ و۱۲', '2027 و12'],
])('folds %s to %s', (written, folded) => expect(fold(written)).toBe(folded));

test.each([
  ['en', 'programmes', 'programme'],
  ['es', 'becas', 'beca'],
  ['ru', 'стипендии', 'стипендия'],
] as const)('%s: %s and %s have one stem', (lang, one, other) =>
  expect(stem(fold(one), lang)).toBe(stem(fold(other), lang)),
);

test('takes words out of anything', () => {
  expect(foldedWords('"AND" OR (x* NEAR/2 y) \0 ‏فندق‏ 👩‍🍳 DROP TABLE;--')).toEqual([
    'and',
    'or',
    'x',
    'near',
    '2',
    'y',
    'فندق',
    'drop',
    'table',
  ]);
});

test('an English possessive and e- with a hyphen make no word of one letter', () => {
  expect(foldedWords("A master's degree, the children’s e-mails and O'Connell's x-ray")).toEqual([
    'a',
    'master',
    'degree',
    'the',
    'children',
    'emails',
    'and',
    'o',
    'connell',
    'x',
    'ray',
  ]);
});
