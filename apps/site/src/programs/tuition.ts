import type { ProgramFacts } from '@concierge/contract/program';

type Fee = ProgramFacts['fees'][number];

/** Fees that are valid on a day (`YYYY-MM-DD`); an expired price is never shown. */
export const validFees = (fees: readonly Fee[], today: string): Fee[] =>
  fees.filter((fee) => fee.valid_from <= today && today <= fee.valid_to);

/** Tuition of the first semester in CHF, or undefined where no price is valid: then the spec's sentence stands in (§9). */
export const semesterTuition = (fees: readonly Fee[], today: string): number | undefined =>
  validFees(fees, today).find((fee) => fee.kind === 'tuition' && (fee.semester ?? 1) === 1)?.amount;
