import type { FacetName } from '@concierge/contract/finder';
import type { ProgramFacts, ProgramTeaser } from '@concierge/contract/program';

/** The intake that can still be reached: its deadline hasn't passed and it isn't closed. */
export function nextIntake({ facts }: ProgramTeaser, today: string): ProgramFacts['intakes'][number] | undefined {
  return facts.intakes
    .filter((intake) => intake.application_deadline >= today && intake.seats !== 'closed')
    .sort((a, b) => a.date.localeCompare(b.date))[0];
}

/** Tuition of the first semester in CHF as it is valid on a day; undefined where no price is valid. */
export function semesterFee({ facts }: ProgramTeaser, today: string): number | undefined {
  return facts.fees.find((fee) => fee.kind === 'tuition' && (fee.semester ?? 1) === 1 && fee.valid_from <= today && fee.valid_to >= today)
    ?.amount;
}

/** Upper bounds of the duration (months) and fee (CHF a semester) facets. */
const durations = [6, 12, 24, 36] as const;
const fees = [10_000, 15_000, 20_000, 25_000] as const;

/** A programme's values for every facet. */
export function facetValuesOf(program: ProgramTeaser, today: string): Record<FacetName, readonly string[]> {
  const { facts } = program;
  const fee = semesterFee(program, today);
  return {
    school: [facts.school],
    level: [facts.level],
    subject: [facts.subject],
    campus: facts.campuses.map((campus) => campus.title),
    intake: facts.intakes
      .filter((intake) => intake.application_deadline >= today && intake.seats !== 'closed')
      .map((intake) => intake.date.slice(0, 7)),
    language: facts.languages,
    duration: [bandOf(facts.duration_months, durations)],
    fee: fee === undefined ? [] : [bandOf(fee, fees)],
  };
}

/** `0-6`, `7-12`, … and `37-` above the last bound. */
function bandOf(amount: number, bounds: readonly number[]): string {
  const index = bounds.findIndex((bound) => amount <= bound);
  const from = index === 0 ? 0 : (bounds.at(index === -1 ? -1 : index - 1) ?? 0) + 1;
  return `${from}-${index === -1 ? '' : bounds[index]}`;
}
