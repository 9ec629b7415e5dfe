import type { Lang } from '@concierge/contract/lang';
import type { ProgramFacts } from '@concierge/contract/program';
import { totalTuition } from '@concierge/contract/totalCost';
import type { Strings } from '../i18n/types.ts';
import { chf } from './chf.ts';

/** What a price is known from: facts, or what editors typed. */
interface Priced {
  readonly field_price?: string | undefined;
  readonly facts?: Pick<ProgramFacts, 'fees' | 'semesters' | 'internship'> | undefined;
}

/**
 * Tuition of all semesters on a day (`YYYY-MM-DD`) in words of a language, else what editors typed,
 * else the spec's sentence (§9).
 */
export function programPrice(priced: Priced, lang: Lang, t: Strings, today: string): string {
  const total = priced.facts && totalTuition(priced.facts, today);
  return total === undefined
    ? (typedPrice(priced, lang) ?? t.spec.inquireForFees)
    : chf(total, lang);
}

/**
 * The price that editors typed; a bare number is francs. It counts only where the facts have no
 * fees: theirs win, and where they have expired no older text stands in for them.
 */
export function typedPrice({ field_price, facts }: Priced, lang: Lang): string | undefined {
  if (!field_price || facts?.fees.length) return undefined;
  const amount = /[\p{L}\p{Sc}]/u.test(field_price) ? undefined : parseAmount(field_price);
  return amount === undefined ? field_price : chf(amount, lang);
}

/**
 * The amount of a typed price in CHF; undefined where it names another currency, several amounts or
 * none.
 */
export function parseAmount(text: string): number | undefined {
  const foreign = [...text.matchAll(/\p{Sc}|\b[A-Z]{3}\b/gu)].some(
    ([currency]) => currency !== 'CHF',
  );
  const numbers = text.match(/\d+(?:[\s'’.,]\d{3})*(?:[.,]\d{1,2})?(?!\d)/g) ?? [];
  const [number] = numbers;
  if (foreign || number === undefined || numbers.length > 1) return undefined;
  return Number(number.replaceAll(/[\s'’.,](?=\d{3})/g, '').replace(',', '.'));
}
