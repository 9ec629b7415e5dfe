import type { BrandLogo } from './brandLogo.ts';
import { type BrandCode, type BrandDefinition, brands } from './brands.ts';
import { brandTokens } from './brandTokens.ts';
import { checksum } from './checksum.ts';
import { brandEntry } from './liveBrands.ts';
import { caaLogo } from './logos/caa.ts';
import { crLogo } from './logos/cr.ts';
import { himLogo } from './logos/him.ts';
import { segLogo } from './logos/seg.ts';
import { shmsLogo } from './logos/shms.ts';

const logos = {
  SEG: segLogo,
  CR: crLogo,
  CAA: caaLogo,
  HIM: himLogo,
  SHMS: shmsLogo,
} as const satisfies Record<BrandCode, BrandLogo>;

/** Whether a brand has the logo that was drawn for its name; a renamed one has a wordmark. */
export function isDrawn(code: string): code is BrandCode {
  const name = brandEntry(code)?.name;
  const shipped: BrandDefinition | undefined = brands.find((brand) => brand.code === code);
  return Object.hasOwn(logos, code) && (!name || name === shipped?.name);
}

/**
 * Address of the logo that people gave a brand, a file of the site; a new one with each drawing.
 * Undefined where they gave none.
 */
export function logoAddress(code: string): string | undefined {
  const logo = brandEntry(code)?.logo;
  return logo && `/static/logos/${code}.svg?v=${checksum(logo)}`;
}

/**
 * Logo as an inline SVG without a size of its own: letters in `currentColor`, mark too unless CSS
 * colours its class `logo-mark`. Hidden from assistive technology, so the link around it carries
 * the name. Unknown codes get the neutral mark and their code as text, which begins beside the mark
 * on pages that run from right to left too.
 */
export function logoSvg(code: string, form: keyof BrandLogo = 'full'): string {
  if (!isDrawn(code)) return form === 'full' ? wordmark(code) : neutralLogo(code);
  const { width, height, mark, letters } = logos[code][form];
  return svg(
    width,
    height,
    form === 'full' ? 3 : 0,
    `<path class="logo-mark" d="${mark}"/><path d="${letters}"/>`,
  );
}

function neutralLogo(code: string): string {
  const text = `<text x="29" y="21.5" direction="ltr" font-size="27" font-weight="700">${escapeXml(code)}</text>`;
  return svg(
    29 + 19 * code.length,
    24,
    0,
    `<path class="logo-mark" d="${brandTokens(code).gesture.mark}"/>${text}`,
  );
}

/** Mark and name, in two lines where it has several words; a name that isn't kept is its code. */
function wordmark(code: string): string {
  const name = brandEntry(code)?.name?.trim();
  if (!name) return neutralLogo(code);
  const lines = inTwoLines(name);
  const size = lines.length > 1 ? 11.5 : 20;
  const width = Math.max(...lines.map((line) => line.length)) * size * 0.58;
  const texts = lines.map((line, index) => {
    const y = lines.length > 1 ? 9.5 + index * 13 : 19;
    const length = Math.round(line.length * size * 0.56);
    return `<text x="29" y="${y}" direction="ltr" font-size="${size}" font-weight="650" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(line)}</text>`;
  });
  const mark = `<path class="logo-mark" d="${brandTokens(code).gesture.mark}"/>`;
  return svg(Math.ceil(29 + width), 24, 0, mark + texts.join(''));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the content of an element; characters that XML doesn't have are left out. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Cn}]/gu, '')
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');

/** A name cut at the space that makes two lines most alike in length. */
function inTwoLines(name: string): string[] {
  const cuts = [...name.matchAll(/ +/g)].map(({ index }) => index);
  const [cut] = cuts.toSorted(
    (a, b) => Math.abs(2 * a - name.length) - Math.abs(2 * b - name.length),
  );
  return cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut).trim()];
}

function svg(width: number, height: number, margin: number, body: string): string {
  const box = `0 ${-margin} ${width} ${height + 2 * margin}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="currentColor" aria-hidden="true">${body}</svg>`;
}

/** What a logo stands on: `light` has it in the brand's ink, `dark` in white. */
export type LogoGround = 'light' | 'dark';

/** File name of a brand's logo where it is kept as a picture. */
export const logoFileName = (code: string, ground: LogoGround): string =>
  `logo-${code.toLowerCase()}-${ground}.png`;
