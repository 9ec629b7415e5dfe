import { expect, test } from 'vitest';
import { routeId } from './routeId.ts';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['9999999999', 0],
  ['1e3', 0],
  ['-1', 0],
  ['', 0],
  [undefined, 0],
] as const)('the id %s of a call names document %i', (id, document) => {
  expect(routeId({ routeParams: { id } })).toBe(document);
});
