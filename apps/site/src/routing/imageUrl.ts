/**
 * Widths that the image endpoint knows: the spec's (§9), then its small sizes (spec §10.8), then
 * the logo's own.
 */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920] as const;
export const smallWidths = [16, 32, 48, 64, 96, 128, 256, 384] as const;
export type ImageWidth = (typeof deviceWidths)[number] | (typeof smallWidths)[number];
/** 75 by default, 90 for media images (spec §9); small sizes have 75 only. */
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

const smallest: ReadonlySet<number> = new Set(smallWidths);
/** The quality that an image has at a width: nobody sees the better one in a small size. */
export const qualityAt = (width: number, quality: ImageQuality): ImageQuality =>
  smallest.has(width) ? 75 : quality;

/**
 * Address of an image at a width: `/img/{w}/{q}/{avif|webp}/{file}`. `src` is an image's `url` of
 * the contract; a vector drawing is served as it is, by `/media/{file}`.
 */
export function imageUrl(
  src: string,
  width: ImageWidth,
  quality: ImageQuality,
  format: ImageFormat,
): string {
  return isVector(src)
    ? mediaUrl(src)
    : `/img/${width}/${qualityAt(width, quality)}/${format}/${filePart(src)}`;
}

/**
 * What a crop is made by: the focal point, and the size that says which of its two numbers matters.
 */
interface Cropped extends FocalPoint {
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * Address of an image cropped to a style around its focal point:
 * `/img/290x260/75/{format}/{x},{y}/{file}` in steps of ten. A wide image loses at its sides only
 * and a tall one above and below, so the other number is always 50: one crop has one address.
 */
export function styledImageUrl(
  src: string,
  style: ImageStyle,
  format: ImageFormat,
  image: Cropped = {},
): string {
  const { focalX = 50, focalY = 50, width = 3, height = 2 } = image;
  const [styleWidth = 1, styleHeight = 1] = style.split('x').map(Number);
  const focus =
    width * styleHeight >= height * styleWidth ? `${tens(focalX)},50` : `50,${tens(focalY)}`;
  return isVector(src) ? mediaUrl(src) : `/img/${style}/75/${format}/${focus}/${filePart(src)}`;
}

/**
 * Address of a file of the backend as it is: films, downloads, vector drawings. `/media/{file}`,
 * ranges are answered.
 */
export function mediaUrl(src: string): string {
  return `/media/${filePart(src)}`;
}

const tens = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) / 10) * 10;
/** A drawing that is served as it is, in one size. */
export const isVector = (src: string): boolean => /\.svg($|[?#])/i.test(src);
/** Stands for the backend's origin, which no address of ours names. */
const backend = 'http://backend.invalid';
/** Where our backend has the files of its library. */
export const libraryFolder = '/api/media/file/';

/**
 * The part of the address that names a file: its name in our backend's folder; `-/path/to/file` for
 * any other path of the backend, and `-/` where the text is no address. A version (`?v=`) is kept,
 * so that a changed picture has a new address.
 */
function filePart(src: string): string {
  if (src === last.src) return last.file;
  const url = URL.parse(src, backend) ?? new URL(backend);
  const name = url.pathname.startsWith(libraryFolder)
    ? url.pathname.slice(libraryFolder.length)
    : `-${url.pathname}`;
  const version = url.searchParams.get('v');
  last = { src, file: version ? `${name}?v=${encodeURIComponent(version)}` : name };
  return last.file;
}

/** A picture asks for a dozen addresses of one file. */
let last = { src: '', file: '-/' };
