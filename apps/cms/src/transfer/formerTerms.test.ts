import { expect, test } from 'vitest';
import { formerTerms } from './formerTerms.ts';

test('the term of enquiries in an export of an older version is that of leads', () => {
  expect(formerTerms({ retention: { enquiries: 6, visits: 3 } })).toEqual({
    retention: { leads: 6, visits: 3 },
  });
  expect(formerTerms({ retention: { leads: 6 } })).toEqual({});
  expect(formerTerms({ brand: 'HIM' })).toEqual({});
});
