import type { BrandLogo } from './brandLogo.ts';
import type { BrandCode } from './brands.ts';
import { caaLogo } from './logos/caa.ts';
import { crLogo } from './logos/cr.ts';
import { himLogo } from './logos/him.ts';
import { segLogo } from './logos/seg.ts';
import { shmsLogo } from './logos/shms.ts';
import { tokensOf } from './tokensOf.ts';

const logos = {
  SEG: segLogo,
  CR: crLogo,
  CAA: caaLogo,
  HIM: himLogo,
  SHMS: shmsLogo,
} as const satisfies Record<BrandCode, BrandLogo>;

/** Whether a brand has a logo of its own; any other code gets the neutral one. */
export const isDrawn = (code: string): code is BrandCode => Object.hasOwn(logos, code);

/**
 * Logo as an inline SVG without a size of its own: letters in `currentColor`, mark too unless CSS
 * colours its class `logo-mark`. Hidden from assistive technology, so the link around it carries
 * the name. Unknown codes get the neutral mark and their code as text.
 */
export function logoOf(code: string, form: keyof BrandLogo = 'full'): string {
  if (!isDrawn(code)) return neutralLogo(code);
  const { width, height, mark, letters } = logos[code][form];
  return svg(
    width,
    height,
    form === 'full' ? 3 : 0,
    `<path class="logo-mark" d="${mark}"/><path d="${letters}"/>`,
  );
}

function neutralLogo(code: string): string {
  const letters = code.replaceAll(/[^\p{L}\p{N} ]/gu, '');
  const text = `<text x="29" y="21.5" font-size="27" font-weight="700">${letters}</text>`;
  return svg(
    29 + 19 * letters.length,
    24,
    0,
    `<path class="logo-mark" d="${tokensOf(code).gesture.mark}"/>${text}`,
  );
}

function svg(width: number, height: number, margin: number, body: string): string {
  const box = `0 ${-margin} ${width} ${height + 2 * margin}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="currentColor" aria-hidden="true" focusable="false">${body}</svg>`;
}

/** What a logo stands on: `light` has it in the brand's ink, `dark` in white. */
export type LogoGround = 'light' | 'dark';

/** File name of a brand's logo where it is kept as a picture. */
export const logoFileName = (code: string, ground: LogoGround): string =>
  `logo-${code.toLowerCase()}-${ground}.png`;
