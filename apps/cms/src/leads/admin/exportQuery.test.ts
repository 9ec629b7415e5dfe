import { expect, test } from 'vitest';
import { exportQuery } from './exportQuery.ts';

test('an export is asked for what the filter and the search of its list let through', () => {
  const where = { and: [{ state: { equals: 'held' } }] };
  const leads = { admin: { listSearchableFields: ['reference', 'name'] } } as never;
  const query = exportQuery(leads, { where, search: 'ada' });
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    'where[and][0][state][equals]': 'held',
    'where[and][1][or][0][reference][like]': 'ada',
    'where[and][1][or][1][name][like]': 'ada',
  });
  expect(where.and, 'the list keeps its own').toHaveLength(1);
  expect(exportQuery(leads, {})).toBe('');
});
