import type { Lang } from '@concierge/contract/lang';
import type { ProgramFacts } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import { totalTuition } from '@concierge/contract/totalCost';

/** Tuition of all semesters at the prices of a day, as text; undefined where no price is valid (spec §9 fallback). */
export function tuitionText(facts: ProgramFacts, lang: Lang, now: Date): string | undefined {
  const total = totalTuition(facts, swissDay(now));
  return (
    (total && new Intl.NumberFormat(`${lang}-u-nu-latn`, { style: 'currency', currency: 'CHF', maximumFractionDigits: 0 }).format(total)) ||
    undefined
  );
}
