import { expect, test } from 'vitest';
import { refusedFields, unmarkedFields } from './refusedFields.ts';

const reason = 'Write it with slashes.';
const alias = { value: '/x y/', valid: false, errorMessage: reason };

test('a field that loses its reason to an older answer is found, and one that was rewritten is not', () => {
  const refused = refusedFields({ title: { value: 'About', valid: true }, alias });
  expect(refused).toEqual([{ path: 'alias', message: reason, value: '/x y/' }]);
  expect(unmarkedFields(refused, { alias })).toEqual([]);
  expect(unmarkedFields(refused, { alias: { ...alias, valid: true } })).toEqual(refused);
  expect(unmarkedFields(refused, { alias: { value: '/x/', valid: true } })).toEqual([]);
  expect(unmarkedFields(refused, {})).toEqual([]);
});
