import type { BrandColors } from './brandEntry.ts';
import { contrast } from './contrast.ts';
import type { BrandTokens } from './tokens.ts';

type Colors = BrandTokens['color'];

/** Contrast that WCAG 2.2 AA asks of text. */
export const minContrast = 4.5;

/** Every pair of text and ground that the sites use. */
export const textPairs = [
  ['ink', 'paper'],
  ['inkSoft', 'paper'],
  ['accent', 'paper'],
  ['ink', 'tint'],
  ['inkSoft', 'tint'],
  ['accent', 'tint'],
  ['onNight', 'night'],
  ['onBrand', 'brand'],
] as const satisfies readonly (readonly [keyof Colors, keyof Colors])[];

/**
 * All colours of a brand from those that a person chose: what is not chosen stays as it is in
 * `base`, unless it could not be read beside what was chosen.
 */
export function colorsFrom(base: Colors, chosen: BrandColors): Colors {
  const given = Object.entries(chosen).filter(([, color]) => color);
  const colors: Colors = { ...base, ...Object.fromEntries(given) };
  const { ink, paper, tint } = colors;
  const night = ink === base.ink ? base.night : ink;
  const grounds = [paper, tint];
  const isUntouched = ink === base.ink && paper === base.paper && tint === base.tint;
  return {
    ...colors,
    night,
    onNight: bestOn([night], [base.onNight, paper, '#ffffff', '#000000']),
    inkSoft: bestOn(grounds, [base.inkSoft, ink]),
    onBrand: bestOn([colors.brand], [base.onBrand, '#ffffff', ink, '#000000']),
    line: isUntouched ? base.line : mix(tint, ink, 0.15),
  };
}

/** The first colour that can be read on all grounds; where none can, the one that comes nearest. */
function bestOn(grounds: readonly string[], candidates: readonly string[]): string {
  const least = (color: string) => Math.min(...grounds.map((ground) => contrast(color, ground)));
  const sorted = candidates.toSorted((a, b) => least(b) - least(a));
  return candidates.find((color) => least(color) >= minContrast) ?? sorted[0] ?? '#000000';
}

/** A colour between two, `share` of the second. */
function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A pair that can't be read: which colours, and their contrast. */
export interface UnreadablePair {
  readonly text: (typeof textPairs)[number][0];
  readonly ground: (typeof textPairs)[number][1];
  readonly ratio: number;
}

/** The pairs of a brand's colours that are below AA. */
export const unreadablePairs = (colors: Colors): UnreadablePair[] =>
  textPairs
    .map(([text, ground]) => ({ text, ground, ratio: contrast(colors[text], colors[ground]) }))
    .filter(({ ratio }) => ratio < minContrast);
