import type { Payload } from 'payload';
import type { BrandSetting, Lead } from '../../runtime/payload-types.ts';

export type Brand = Lead['brand'];

/**
 * Months that each kind of personal data stays unless a brand says otherwise. They count from the
 * person's last own act: the last enquiry, the day of the visit, leaving the newsletter, the last
 * search of that kind.
 */
export const defaultMonths = {
  leads: 13,
  mails: 13,
  visits: 13,
  consents: 36,
  searches: 13,
} as const;
export type Kind = keyof typeof defaultMonths;
export const kinds = Object.keys(defaultMonths) as Kind[];

/** Months by kind. */
export type Terms = Readonly<Record<Kind, number>>;

/** Days in which a newsletter address must be confirmed; then it goes, because nobody agreed. */
export const confirmDays = 30;

/** The terms of every brand that has settings; every other brand has the defaults. */
export async function loadTerms(payload: Payload): Promise<(brand: Brand) => Terms> {
  const { docs } = await payload.find({
    collection: 'brand-settings',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const byBrand = new Map(docs.map((settings) => [settings.brand, settings.retention]));
  return (brand) => termsIn(byBrand.get(brand));
}

function termsIn(retention: BrandSetting['retention']): Terms {
  // What older versions stored of a fraction holds to the month's end.
  const months = kinds.map((kind) => [kind, Math.ceil(retention?.[kind] ?? defaultMonths[kind])]);
  return Object.fromEntries(months) as Terms;
}

/** The instant so many months before another one, as ISO text; the month's last day at most. */
export function monthsBefore(now: number, months: number): string {
  const at = new Date(now);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, lastDay));
  return at.toISOString();
}
