import { brandTokens } from './brandTokens.ts';
import { checksum } from './checksum.ts';
import { brandEntry } from './liveBrands.ts';

/**
 * Favicon of a brand as a stand-alone SVG document, 32 by 32: the drawing that people gave it, or
 * its mark on its flat colour (spec §2, favicon per school). `square` fills the corners, for raster
 * icons that the system rounds itself.
 */
export function faviconSvg(code: string, corners: 'round' | 'square' = 'round'): string {
  const { color, gesture } = brandTokens(code);
  const drawing = brandEntry(code)?.favicon;
  if (drawing && corners === 'round') return sizedFavicon(drawing);
  const fill = drawing ? color.paper : color.brand;
  const ground = `<rect width="32" height="32" rx="${corners === 'round' ? 6 : 0}" fill="${fill}"/>`;
  const mark = drawing
    ? sizedFavicon(drawing)
    : `<path transform="translate(5.2 5.2) scale(.9)" fill="${color.onBrand}" d="${gesture.mark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${mark}</svg>`;
}

/**
 * Address of the favicon that people gave a brand, a file of the site; a new one with each drawing.
 * Undefined where they gave none.
 */
export function faviconAddress(code: string): string | undefined {
  const drawing = brandEntry(code)?.favicon;
  return drawing && `/favicon.svg?v=${checksum(drawing)}`;
}

const rootTag = /^(?:<\?[^>]*\?>\s*)?<svg((?:[^>"']|"[^"]*"|'[^']*')*)>/;
const size = /\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** A drawing as an `svg` element of 32 by 32, whatever size it asks for. */
export const sizedFavicon = (drawing: string): string =>
  drawing.replace(
    rootTag,
    (_, attributes: string) => `<svg width="32" height="32"${attributes.replaceAll(size, '')}>`,
  );
