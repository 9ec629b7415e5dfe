import { validFees } from '@concierge/contract/fees';
import type { ProgramFacts } from '@concierge/contract/program';

type Fee = ProgramFacts['fees'][number];

/** All fees of one kind: what one costs, how many times, and in all; CHF. `each` is absent where the amounts differ. */
export interface FeeRow {
  kind: Fee['kind'];
  each: number | undefined;
  times: number;
  total: number;
  refundable: boolean;
}

/** Fees that hold on a day (`YYYY-MM-DD`), by kind in the order of their first mention; an expired price is never shown (spec §9). */
export function feeRows(fees: readonly Fee[], today: string): FeeRow[] {
  const valid = validFees(fees, today);
  return [...new Set(valid.map(({ kind }) => kind))].map((kind) => {
    const own = valid.filter((fee) => fee.kind === kind);
    const [first] = own;
    const same = own.every(({ amount }) => amount === first?.amount);
    return {
      kind,
      each: same ? first?.amount : undefined,
      times: own.length,
      total: own.reduce((sum, { amount }) => sum + amount, 0),
      refundable: own.every(({ refundable }) => refundable),
    };
  });
}
