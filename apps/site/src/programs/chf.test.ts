import { expect, test } from 'vitest';
import { chf } from './chf.ts';

test('an Arabic amount below zero keeps its currency on the side of the others', () => {
  expect(chf(-28_200, 'ar')).toMatch(/28,200\u200f\sCHF$/u);
  expect(chf(28_200, 'ar')).toMatch(/^\u200f28,200\sCHF$/u);
});
