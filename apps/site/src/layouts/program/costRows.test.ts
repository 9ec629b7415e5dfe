import { totalCost } from '@concierge/contract/totalCost';
import { expect, test } from 'vitest';
import { costRows } from './costRows.ts';

const valid = { valid_from: '2026-09-01', valid_to: '2028-08-31', refundable: false };
const tuition = (semester: number, amount: number) => ({
  kind: 'tuition' as const,
  amount,
  semester,
  ...valid,
});
const cost = totalCost(
  {
    semesters: 3,
    internship: undefined,
    fees: [
      { kind: 'deposit', amount: 2000, ...valid, refundable: true },
      tuition(1, 13_200),
      tuition(2, 13_200),
      tuition(3, 2900),
      { kind: 'insurance', amount: 620, semester: 1, ...valid },
    ],
  },
  '2027-01-01',
);

test('says of everything how often which amount is paid; the rows add up to the total', () => {
  const rows = cost ? costRows(cost) : [];
  expect(rows).toEqual([
    {
      kind: 'tuition',
      payments: [
        { each: 13_200, times: 2 },
        { each: 2900, times: 1 },
      ],
      total: 29_300,
      refundable: false,
    },
    { kind: 'insurance', payments: [{ each: 620, times: 3 }], total: 1860, refundable: false },
    { kind: 'deposit', payments: [{ each: 2000, times: 1 }], total: 2000, refundable: true },
  ]);
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(cost?.total);
});
