import { expect, test } from 'vitest';
import { pageNumber } from './pageNumber.ts';

test.each([
  ['3', 3],
  ['2.9', 2],
  ['0', 1],
  ['-1', 1],
  ['x', 1],
  [undefined, 1],
  ['9999999999', 10_000],
  ['1e400', 10_000],
] as const)('the page %s of a list is page %i', (named, page) => {
  expect(pageNumber(named)).toBe(page);
});
