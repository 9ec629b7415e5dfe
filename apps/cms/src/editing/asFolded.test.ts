import { expect, test } from 'vitest';
import { asFolded } from './asFolded.ts';

const answer = {
  state: {
    blocks: { value: 1, rows: [{ id: 'a', collapsed: true }, { id: 'b' }] },
    title: { value: 'Hotel' },
  },
};

test('an answer about an open form folds no row of it; one for a form that opens says what is folded', () => {
  const open = { name: 'form-state', args: { formState: { title: { value: 'Hotel' } } } };
  expect(asFolded(open, answer)).toEqual({
    state: {
      blocks: { value: 1, rows: [{ id: 'a' }, { id: 'b' }] },
      title: { value: 'Hotel' },
    },
  });
  expect(asFolded({ name: 'form-state', args: { data: {} } }, answer)).toBe(answer);
  expect(asFolded({ name: 'table-state', args: {} }, answer)).toBe(answer);
  expect(asFolded(open, { errors: [] })).toEqual({ errors: [] });
});
