import type { ProgramFacts } from './program.ts';

type Fee = ProgramFacts['fees'][number];

/**
 * The fees that hold on a day (`YYYY-MM-DD`); of two price lists that overlap the newer one. An
 * expired price is never shown (spec §9).
 */
export function validFees(fees: readonly Fee[], today: string): Fee[] {
  const valid = fees.filter((fee) => fee.valid_from <= today && today <= fee.valid_to);
  return valid.filter(
    (fee) => !valid.some((other) => isSame(fee, other) && other.valid_from > fee.valid_from),
  );
}

const isSame = (a: Fee, b: Fee) => a.kind === b.kind && a.semester === b.semester;

/**
 * Tuition of the first semester in CHF; undefined where no price is valid: then the spec's sentence
 * stands in (§9).
 */
export const semesterTuition = (fees: readonly Fee[], today: string): number | undefined =>
  validFees(fees, today).find((fee) => fee.kind === 'tuition' && (fee.semester ?? 1) === 1)?.amount;
