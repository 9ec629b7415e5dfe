import { access } from 'node:fs/promises';
import sharp from 'sharp';
import { cropBox } from './cropBox.ts';
import type { ImageRequest } from './imageRequest.ts';

// One thread a picture; how many pictures are made at once is the gate's business.
sharp.cache(false);
sharp.concurrency(1);

/** AVIF counts quality on a scale of its own: these look like JPEG at 75 and 90. */
const avifQuality = { 75: 50, 90: 65 } as const;
/** 50 megapixels. */
const limitInputPixels = 50e6;

/**
 * How much work AVIF gets: `quick` while somebody waits, `thorough` in the background, at about
 * half the bytes.
 */
export type Effort = 'quick' | 'thorough';
const avifEffort = { quick: 2, thorough: 5 } as const;

/**
 * Makes a picture of a source file: turned upright, cropped around its focal point where a style
 * asks for it, never enlarged.
 */
export async function encodeImage(
  source: string,
  request: ImageRequest,
  effort: Effort,
): Promise<Buffer> {
  const { width, height, quality, format } = request;
  const image = sharp(source, { limitInputPixels }).autoOrient();
  if (height === undefined) image.resize({ width, withoutEnlargement: true });
  else
    image
      .extract(
        cropBox(await uprightSize(source), { width, height }, request.focal ?? { x: 50, y: 50 }),
      )
      .resize({ width, height });
  return format === 'avif'
    ? image.avif({ quality: avifQuality[quality], effort: avifEffort[effort] }).toBuffer()
    : image.webp({ quality }).toBuffer();
}

async function uprightSize(source: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(source, { limitInputPixels }).metadata();
  return autoOrient;
}

/**
 * True for a file that is there and can't be decoded; false where it is gone, as after a sweep, for
 * that passes.
 */
export async function isUnreadable(source: string | undefined): Promise<boolean> {
  if (source === undefined) return false;
  try {
    await access(source);
  } catch {
    return false;
  }
  const pixel = sharp(source, { limitInputPixels }).resize(1, 1).raw();
  return pixel.toBuffer().then(
    () => false,
    () => true,
  );
}
