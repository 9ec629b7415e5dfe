import type { FacetName } from '@concierge/contract/finder';
import { openIntakes } from '@concierge/contract/intake';
import type { ProgramTeaser } from '@concierge/contract/program';
import { totalTuition } from '@concierge/contract/totalCost';

/** Upper bounds of the duration (months) and fee (CHF, tuition of all semesters) facets. */
const durations = [6, 12, 24, 36] as const;
const fees = [10_000, 30_000, 60_000, 90_000] as const;

/** A programme's values for every facet. */
export function facetValues(
  { facts }: ProgramTeaser,
  today: string,
): Record<FacetName, readonly string[]> {
  const fee = totalTuition(facts, today);
  return {
    school: [facts.school],
    level: [facts.level],
    subject: [facts.subject],
    campus: facts.campuses.map((campus) => campus.title),
    intake: openIntakes(facts.intakes, today).map((intake) => intake.date.slice(0, 7)),
    language: facts.languages,
    duration: [amountRange(facts.duration_months, durations)],
    fee: fee === undefined ? [] : [amountRange(fee, fees)],
  };
}

/** `0-6`, `7-12`, … and `37-` above the last bound. */
function amountRange(amount: number, bounds: readonly number[]): string {
  const index = bounds.findIndex((bound) => amount <= bound);
  const from = index === 0 ? 0 : (bounds.at(index === -1 ? -1 : index - 1) ?? 0) + 1;
  return `${from}-${index === -1 ? '' : bounds[index]}`;
}
