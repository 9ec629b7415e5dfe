import type { Lang } from '@concierge/contract/lang';
import type { ProgramFacts } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import { totalTuition } from '@concierge/contract/totalCost';
import { inEachLanguage } from '../../i18n/inEachLanguage.ts';

/**
 * Price as text: tuition of all semesters at the prices of a day where the facts have fees; what an
 * editor typed counts only where they have none, so that no old price stands beside them. Undefined
 * where no price is valid (spec §9 fallback).
 */
export function priceText(
  typed: string | null | undefined,
  facts: ProgramFacts | undefined,
  lang: Lang,
  now: Date,
): string | undefined {
  if (!facts?.fees.length) return typed || undefined;
  const total = totalTuition(facts, swissDay(now));
  if (total === undefined) return undefined;
  return francs[lang].format(total);
}

const francs = inEachLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'CHF',
      maximumFractionDigits: 0,
    }),
);
