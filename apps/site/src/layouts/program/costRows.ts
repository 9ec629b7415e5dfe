import type { CostLine, TotalCost } from '@concierge/contract/totalCost';

/**
 * Everything paid for one thing: how often which amount, in the order of the semesters, and in all;
 * CHF.
 */
export interface CostRow {
  readonly kind: CostLine['kind'];
  readonly payments: readonly { readonly times: number; readonly each: number }[];
  readonly total: number;
  readonly refundable: boolean;
}

/**
 * A programme's cost by what it is for: first what comes every semester, then what is paid once.
 */
export function costRows({ semesters, once }: Pick<TotalCost, 'semesters' | 'once'>): CostRow[] {
  const recurring = semesters.flat();
  return [...toCostRows(recurring), ...toCostRows(once)];
}

const toCostRows = (lines: readonly CostLine[]): CostRow[] =>
  [...new Set(lines.map(({ kind }) => kind))].map((kind) => {
    const own = lines.filter((line) => line.kind === kind);
    const amounts = [...new Set(own.map(({ amount }) => amount))];
    return {
      kind,
      payments: amounts.map((each) => ({
        each,
        times: own.filter(({ amount }) => amount === each).length,
      })),
      total: own.reduce((sum, { amount }) => sum + amount, 0),
      refundable: own.every(({ refundable }) => refundable),
    };
  });
