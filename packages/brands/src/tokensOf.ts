import type { BrandCode } from './brands.ts';
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

/**
 * Tokens of the brand with this code; the neutral ones where the code is not one of the five (spec
 * §1: a sixth brand is data only).
 */
export function tokensOf(code: string): BrandTokens {
  return Object.hasOwn(tokensByCode, code) ? tokensByCode[code as BrandCode] : neutral;
}
