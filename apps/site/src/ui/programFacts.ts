import { nextIntake } from '@concierge/contract/intake';
import type { Lang } from '@concierge/contract/lang';
import type { ProgramFacts, ProgramTeaser } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import { totalTuition } from '@concierge/contract/totalCost';
import { format } from '../i18n/format.ts';
import { dateFormat, numberFormat } from '../i18n/formats.ts';
import { localeOf } from '../i18n/locale.ts';
import { plural } from '../i18n/plural.ts';
import type { Strings } from '../i18n/strings.ts';

/** Duration in semesters where it has whole ones, else in months, in words of the language. */
export const durationOf = ({ semesters, duration_months }: ProgramFacts, lang: Lang, t: Strings): string =>
  semesters > 1 ? plural(lang, t.dates.semesters, semesters) : plural(lang, t.dates.months, duration_months);

/** The soonest intake that can still be reached, as month and year. */
export function nextIntakeOf({ intakes }: ProgramFacts, lang: Lang, now: number): string | undefined {
  const next = nextIntake(intakes, swissDay(now));
  const month = dateFormat(localeOf[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return next && month.format(Date.parse(next.date));
}

/** Tuition as the editors write it, else the sum of all semesters, else the spec's 'Please inquire for tuition fees' (§9). */
export function priceOf({ field_price, facts }: ProgramTeaser, lang: Lang, t: Strings, now: number): string {
  if (field_price) return field_price;
  const total = totalTuition(facts, swissDay(now));
  if (total === undefined) return t.spec.inquireForFees;
  const money = numberFormat(localeOf[lang], { style: 'currency', currency: 'CHF', maximumFractionDigits: 0 });
  return format(t.program.priceFrom, { price: money.format(total) });
}
