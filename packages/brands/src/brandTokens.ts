import type { BrandCode } from './brands.ts';
import { colorsFrom } from './colorsFrom.ts';
import { brandEntry } from './liveBrands.ts';
import { caa } from './tokens/caa.ts';
import { cr } from './tokens/cr.ts';
import { him } from './tokens/him.ts';
import { neutral } from './tokens/neutral.ts';
import { seg } from './tokens/seg.ts';
import { shms } from './tokens/shms.ts';
import type { BrandTokens } from './tokens.ts';

/** Tokens of the five brands by code (docs/design-language.md). */
export const tokensByCode = {
  SEG: seg,
  CR: cr,
  CAA: caa,
  HIM: him,
  SHMS: shms,
} as const satisfies Record<BrandCode, BrandTokens>;

/** Tokens by the entry that they were made of, so that they are made once a change. */
const made = new WeakMap<object, BrandTokens>();

/**
 * Tokens of the brand with this code, in the colours that people chose for it; the neutral ones
 * where the code is not one of the five (spec §1: a sixth brand is data only).
 */
export function brandTokens(code: string): BrandTokens {
  const entry = brandEntry(code);
  const cached = entry && made.get(entry);
  if (cached) return cached;
  const base = shippedTokens(code);
  if (!entry?.colors) return base;
  const tokens = { ...base, color: colorsFrom(base.color, entry.colors) };
  made.set(entry, tokens);
  return tokens;
}

/** Tokens of the brand with this code as it was shipped. */
export const shippedTokens = (code: string): BrandTokens =>
  Object.hasOwn(tokensByCode, code) ? tokensByCode[code as BrandCode] : neutral;
