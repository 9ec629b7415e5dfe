import type { ProgramFacts } from '@concierge/contract/program';
import { validFees } from './tuition.ts';

type Kind = ProgramFacts['fees'][number]['kind'];

export interface CostLine {
  readonly kind: Kind;
  readonly amount: number;
  readonly refundable: boolean;
}

export interface TotalCost {
  /** Lines of each semester, the first one first. */
  readonly semesters: readonly (readonly CostLine[])[];
  /** What is paid once. */
  readonly once: readonly CostLine[];
  /** Income of the paid internship. */
  readonly income: number;
  /** Everything paid, in CHF. */
  readonly total: number;
  /** What remains after internship income and refunded deposits. */
  readonly net: number;
}

/**
 * What a programme costs over all its semesters on a day, from its facts. A semester without a line of its own repeats the latest one of its
 * kind. Undefined where no tuition is valid: an expired price is never shown.
 */
export function totalCost(facts: Pick<ProgramFacts, 'fees' | 'semesters' | 'internship'>, today: string): TotalCost | undefined {
  const fees = validFees(facts.fees, today);
  if (!fees.some((fee) => fee.kind === 'tuition')) return undefined;
  const line = ({ kind, amount, refundable }: ProgramFacts['fees'][number]): CostLine => ({ kind, amount, refundable });
  const once = fees.filter((fee) => fee.semester === undefined).map(line);
  const kinds = [...new Set(fees.filter((fee) => fee.semester !== undefined).map((fee) => fee.kind))];
  const semesters = Array.from({ length: facts.semesters }, (_, index) =>
    kinds.flatMap((kind) => {
      const known = fees
        .filter((fee) => fee.kind === kind && (fee.semester ?? 0) <= index + 1)
        .sort((a, b) => (b.semester ?? 0) - (a.semester ?? 0))[0];
      return known?.semester !== undefined ? [line(known)] : [];
    }),
  );
  const all = [...once, ...semesters.flat()];
  const sum = (lines: readonly CostLine[]) => lines.reduce((total, { amount }) => total + amount, 0);
  const income = facts.internship ? facts.internship.months * facts.internship.monthly_pay : 0;
  const total = sum(all);
  return { semesters, once, income, total, net: total - income - sum(all.filter((entry) => entry.refundable)) };
}
