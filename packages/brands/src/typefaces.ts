import { brandEntry } from './liveBrands.ts';

/**
 * Typefaces that a brand may have instead of Inter Tight, for Latin and Cyrillic, by the names of
 * their packages (ADR 9); Arabic is Vazirmatn in all brands.
 */
export const typefaces = {
  jost: 'Jost',
  literata: 'Literata',
  rubik: 'Rubik',
} as const;
export type Typeface = keyof typeof typefaces;

/**
 * The typeface that people chose for a brand; undefined means Inter Tight, which also stands in for
 * one that only a newer backend offers.
 */
export function brandTypeface(code: string): Typeface | undefined {
  const chosen = brandEntry(code)?.typeface;
  return chosen && Object.hasOwn(typefaces, chosen) ? (chosen as Typeface) : undefined;
}
