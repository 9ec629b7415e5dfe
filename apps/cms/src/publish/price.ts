import type { Lang } from '@concierge/contract/lang';
import type { ProgramFacts } from '@concierge/contract/program';
import { swissDay } from './swissDay.ts';

/** Tuition of all semesters at the prices of a day, as text; undefined where a semester has no valid price (spec §9 fallback). */
export function tuitionText(facts: ProgramFacts, lang: Lang, now: Date): string | undefined {
  const today = swissDay(now);
  const tuition = facts.fees.filter((fee) => fee.kind === 'tuition');
  const valid = tuition.filter((fee) => fee.valid_from <= today && fee.valid_to >= today);
  const semesters = new Set(tuition.map((fee) => fee.semester));
  if (valid.length === 0 || valid.length !== semesters.size) return undefined;
  const total = valid.reduce((sum, fee) => sum + fee.amount, 0);
  return new Intl.NumberFormat(`${lang}-u-nu-latn`, { style: 'currency', currency: 'CHF', maximumFractionDigits: 0 }).format(total);
}
