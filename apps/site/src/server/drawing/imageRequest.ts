import {
  deviceWidths,
  type ImageFormat,
  type ImageQuality,
  imageFormats,
  imageStyles,
  qualities,
  qualityAt,
  smallWidths,
} from '../../routing/imageUrl.ts';
import { readFileName, readVersion } from '../files/fileName.ts';

/** A picture that somebody asks for. */
export interface ImageRequest {
  /** File at the backend (see files/fileName.ts). */
  readonly file: string;
  readonly version: string | undefined;
  readonly width: number;
  /** Given for a cropped style; else the height follows. */
  readonly height?: number;
  readonly quality: ImageQuality;
  readonly format: ImageFormat;
  /** Percent from the top left; what a crop keeps in the middle. */
  readonly focal?: { readonly x: number; readonly y: number };
}

const widths: ReadonlySet<number> = new Set([...deviceWidths, ...smallWidths]);
const plain = /^\/img\/(\d{2,4})\/(75|90)\/(avif|webp)\/(.+)$/;
const styled = /^\/img\/(\d{2,4}x\d{2,4})\/(75)\/(avif|webp)\/(\d{1,3}),(\d{1,3})\/(.+)$/;

/**
 * Reads an address that `routing/imageUrl.ts` makes; undefined for any other, so that a file has
 * 82 pictures at most, whatever is asked for.
 */
export function readImageRequest(address: string): ImageRequest | undefined {
  const [path = '', query = ''] = address.split('?');
  const crop = styled.exec(path);
  const [, size, q, f, ...rest] = crop ?? plain.exec(path) ?? [];
  const quality = qualities.find((quality) => String(quality) === q);
  const format = imageFormats.find((format) => format === f);
  const file = readFileName(rest.at(-1) ?? '');
  if (!size || !quality || !format || !file) return undefined;
  const common = { file, version: readVersion(query), quality, format };
  if (!crop)
    return widths.has(Number(size)) && qualityAt(Number(size), quality) === quality
      ? { ...common, width: Number(size) }
      : undefined;
  const style = imageStyles.find((style) => style === size);
  const [x = Number.NaN, y = Number.NaN] = rest.map(Number);
  if (!style || !isStep(x) || !isStep(y) || (x !== 50 && y !== 50)) return undefined;
  const [width = 0, height = 0] = style.split('x').map(Number);
  return { ...common, width, height, focal: { x, y } };
}

const isStep = (percent: number) => percent % 10 === 0 && percent <= 100;
