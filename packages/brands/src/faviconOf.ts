import { tokensOf } from './tokensOf.ts';

/**
 * Favicon of a brand as a stand-alone SVG document, 32 by 32: its mark on its flat colour (spec §2,
 * favicon per school). `square` leaves the corners unrounded, for raster icons that the system
 * rounds itself.
 */
export function faviconOf(code: string, corners: 'round' | 'square' = 'round'): string {
  const { color, gesture } = tokensOf(code);
  const ground = `<rect width="32" height="32" rx="${corners === 'round' ? 6 : 0}" fill="${color.brand}"/>`;
  const mark = `<path transform="translate(5.2 5.2) scale(.9)" fill="${color.onBrand}" d="${gesture.mark}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${mark}</svg>`;
}
