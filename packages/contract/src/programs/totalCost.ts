import { validFees } from './fees.ts';
import type { ProgramFacts } from './program.ts';

type Fee = ProgramFacts['fees'][number];
type Priced = Pick<ProgramFacts, 'fees' | 'semesters' | 'internship'>;

/** One thing that is paid: what for, CHF, and whether it comes back. */
export interface CostLine {
  readonly kind: Fee['kind'];
  readonly amount: number;
  readonly refundable: boolean;
}

/** What a programme costs in all; CHF. */
export interface TotalCost {
  /** Lines of each semester, the first one first. */
  readonly semesters: readonly (readonly CostLine[])[];
  /** What is paid once. */
  readonly once: readonly CostLine[];
  /** Income of the paid internship. */
  readonly income: number;
  /** Deposits that are paid back. */
  readonly refunded: number;
  /** Everything paid. */
  readonly total: number;
  /** What remains after internship income and refunded deposits. */
  readonly net: number;
}

/**
 * What a programme costs over all its semesters on a day, from its facts. A semester without a line
 * of its own repeats the latest one of its kind; one of 0 ends that, and is no line. Undefined
 * where a semester's tuition is known by an expired price only: an expired price is never shown
 * (spec §9).
 */
export function totalCost(facts: Priced, today: string): TotalCost | undefined {
  const fees = validFees(facts.fees, today);
  if (!isPriced(facts.fees, fees)) return undefined;
  const once = fees.filter((fee) => fee.semester === undefined).map(toCostLine);
  const kinds = [
    ...new Set(fees.filter((fee) => fee.semester !== undefined).map((fee) => fee.kind)),
  ];
  const semesters = Array.from({ length: facts.semesters }, (_, index) =>
    kinds.flatMap((kind) => {
      const latest = fees
        .filter(
          (fee) => fee.kind === kind && fee.semester !== undefined && fee.semester <= index + 1,
        )
        .sort((a, b) => (b.semester ?? 0) - (a.semester ?? 0))[0];
      return latest?.amount ? [toCostLine(latest)] : [];
    }),
  );
  const all = [...once, ...semesters.flat()];
  const income = facts.internship ? facts.internship.months * facts.internship.monthly_pay : 0;
  const refunded = sum(all.filter(({ refundable }) => refundable));
  const total = sum(all);
  return { semesters, once, income, refunded, total, net: total - income - refunded };
}

/** Tuition of all semesters in CHF on a day; undefined where it isn't known by valid prices. */
export const totalTuition = (facts: Priced, today: string): number | undefined =>
  feeTotal(facts, today, ['tuition']);

/** The same with room and board; undefined also where the facts name none. */
export function totalWithBoard(facts: Priced, today: string): number | undefined {
  const isServed = validFees(facts.fees, today).some(({ kind }) => kind === 'board');
  return isServed ? feeTotal(facts, today, ['tuition', 'board']) : undefined;
}

function feeTotal(facts: Priced, today: string, kinds: readonly Fee['kind'][]): number | undefined {
  const cost = totalCost(facts, today);
  const lines = cost && [...cost.once, ...cost.semesters.flat()];
  return lines && sum(lines.filter(({ kind }) => kinds.includes(kind)));
}

const toCostLine = ({ kind, amount, refundable }: Fee): CostLine => ({ kind, amount, refundable });
const sum = (lines: readonly CostLine[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

/** There is tuition, and every semester that names one has a price that holds. */
function isPriced(all: readonly Fee[], valid: readonly Fee[]): boolean {
  const tuitionSemesters = (fees: readonly Fee[]) =>
    new Set(fees.filter(({ kind }) => kind === 'tuition').map(({ semester }) => semester));
  const priced = tuitionSemesters(valid);
  return priced.size > 0 && priced.size === tuitionSemesters(all).size;
}
