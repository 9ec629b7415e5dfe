import { nextIntake } from '@concierge/contract/intake';
import type { Lang } from '@concierge/contract/lang';
import type { ProgramFacts } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import { monthFormat } from '../../i18n/formats.ts';
import { plural } from '../../i18n/plural.ts';
import type { Strings } from '../../i18n/types.ts';

/** Duration in semesters where it has whole ones, else in months, in words of the language. */
export const programDuration = (
  { semesters, duration_months }: ProgramFacts,
  lang: Lang,
  t: Strings,
): string =>
  semesters > 1
    ? plural(lang, t.dates.semesters, semesters)
    : plural(lang, t.dates.months, duration_months);

/** The soonest intake that can still be reached, as month and year. */
export function nextIntakeMonth(
  { intakes }: ProgramFacts,
  lang: Lang,
  now: number,
): string | undefined {
  const next = nextIntake(intakes, swissDay(now));
  const month = monthFormat(lang);
  return next && month.format(Date.parse(next.date));
}
