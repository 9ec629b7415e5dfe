import type { Lang } from '@concierge/contract/lang';
import type { ProgramFacts, ProgramTeaser } from '@concierge/contract/program';
import { format } from '../i18n/format.ts';
import { localeOf } from '../i18n/locale.ts';
import { plural } from '../i18n/plural.ts';
import type { Strings } from '../i18n/strings.ts';

/** Duration in semesters where it has whole ones, else in months, in words of the language. */
export const durationOf = ({ semesters, duration_months }: ProgramFacts, lang: Lang, t: Strings): string =>
  semesters > 1 ? plural(lang, t.dates.semesters, semesters) : plural(lang, t.dates.months, duration_months);

/** First start of classes that still lies ahead and isn't closed, as month and year. */
export function nextIntakeOf({ intakes }: ProgramFacts, lang: Lang, now: number): string | undefined {
  const next = intakes
    .filter(({ date, seats }) => seats !== 'closed' && Date.parse(date) > now)
    .toSorted((one, other) => one.date.localeCompare(other.date))[0];
  const month = new Intl.DateTimeFormat(localeOf[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return next && month.format(Date.parse(next.date));
}

/** Tuition as the editors write it, else the sum of all semesters, else the spec's 'Please inquire for tuition fees' (§9). */
export function priceOf({ field_price, facts }: ProgramTeaser, lang: Lang, t: Strings, now: number): string {
  if (field_price) return field_price;
  const today = new Date(now).toISOString().slice(0, 10);
  const valid = facts.fees.filter(({ kind, valid_from, valid_to }) => kind === 'tuition' && valid_from <= today && today <= valid_to);
  if (valid.length === 0) return t.spec.inquireForFees;
  const sum = valid.reduce((total, { amount }) => total + amount, 0);
  const money = new Intl.NumberFormat(localeOf[lang], { style: 'currency', currency: 'CHF', maximumFractionDigits: 0 });
  return format(t.program.priceFrom, { price: money.format(sum) });
}
