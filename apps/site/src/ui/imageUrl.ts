/** Widths that the image endpoint knows: the spec's (§9), then its small sizes (DESIGN §7.8), then the logo's own. */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920] as const;
export const smallWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
export type ImageWidth = (typeof deviceWidths)[number] | (typeof smallWidths)[number];
/** 75 by default, 90 for media images (spec §9). */
export const qualities = [75, 90] as const;
export type ImageQuality = (typeof qualities)[number];
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];
/** Cropped styles: the menu image of spec §9. */
export const imageStyles = ['290x260'] as const;
export type ImageStyle = (typeof imageStyles)[number];

/** Size shown where an image brings none (spec §9). */
export const fallbackSize = { width: 40, height: 40 } as const;

/** Where in an image the eye goes, in percent from the top left. */
export interface FocalPoint {
  focalX?: number | undefined;
  focalY?: number | undefined;
}

/**
 * Address of an image at a width: `/img/{w}/{q}/{avif|webp}/{file}`. `src` is an image's `url` of the contract; a vector drawing is served as it
 * is, by `/media/{file}`.
 */
export function imageUrl(src: string, width: ImageWidth, quality: ImageQuality, format: ImageFormat): string {
  return isVector(src) ? mediaUrl(src) : `/img/${width}/${quality}/${format}/${fileOf(src)}`;
}

/** Address of an image cropped to a style around its focal point: `/img/290x260/{q}/{format}/{x},{y}/{file}`, x and y in steps of ten. */
export function styledImageUrl(src: string, style: ImageStyle, quality: ImageQuality, format: ImageFormat, focal: FocalPoint = {}): string {
  const { focalX = 50, focalY = 50 } = focal;
  return isVector(src) ? mediaUrl(src) : `/img/${style}/${quality}/${format}/${tens(focalX)},${tens(focalY)}/${fileOf(src)}`;
}

/** Address of a file of the backend as it is: films, downloads, vector drawings. `/media/{file}`, ranges are answered. */
export function mediaUrl(src: string): string {
  return `/media/${fileOf(src)}`;
}

const tens = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) / 10) * 10;
const isVector = (src: string) => /\.svg($|[?#])/i.test(src);
const ownFolder = '/api/media/file/';

/**
 * The part of the address that names a file: its name in our backend's folder; `-/path/to/file` for any other path of the backend. A version
 * (`?v=`) is kept, so that a changed picture has a new address.
 */
function fileOf(src: string): string {
  if (src === last.src) return last.file;
  const url = new URL(src, 'http://backend.invalid');
  const name = url.pathname.startsWith(ownFolder) ? url.pathname.slice(ownFolder.length) : `-${url.pathname}`;
  const version = url.searchParams.get('v');
  last = { src, file: version ? `${name}?v=${encodeURIComponent(version)}` : name };
  return last.file;
}

/** A picture asks for a dozen addresses of one file. */
let last = { src: '', file: '-/' };
