import sharp, { type Sharp } from 'sharp';
import { H, W } from './draw.ts';
import { random } from './random.ts';

const tile = 512;

/**
 * One tile of printing grain as raw grey values around a middle, softened so that it survives
 * compression.
 */
async function grain(seed: string, middle: number, spread: number): Promise<Buffer> {
  const next = random(seed);
  const values = Buffer.alloc(tile * tile);
  for (let at = 0; at < values.length; at += 1)
    values[at] = Math.max(0, Math.min(255, middle + spread * (next() + next() + next() - 1.5)));
  return sharp(values, { raw: { width: tile, height: tile, channels: 1 } })
    .blur(0.7)
    .toColourspace('b-w')
    .png()
    .toBuffer();
}

const sprayGrain = await grain('spray', 190, 260);
const paperGrain = await grain('paper', 128, 46);

/**
 * A scene's shapes as a whole SVG document of this width in px, with the grain that `spray` and
 * `glow` use.
 */
export function poster(shapes: string, width = W): string {
  const image = `<image width="${tile}" height="${tile}" href="data:image/png;base64,${sprayGrain.toString('base64')}"/>`;
  const pattern = `<pattern id="grains" patternUnits="userSpaceOnUse" width="${tile}" height="${tile}">${image}</pattern>`;
  const mask = `<mask id="grain" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}"><rect width="${W}" height="${H}" fill="url(#grains)"/></mask>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * H) / W}" viewBox="0 0 ${W} ${H}"><defs>${pattern}${mask}</defs>${shapes}</svg>`;
}

/**
 * Light of the paper: a little warmer and lighter at the upper left, a little deeper at the lower
 * right.
 */
function paperLight(width: number, height: number): Buffer {
  const light =
    '<radialGradient id="l" cx=".34" cy=".26" r=".95"><stop stop-color="#8d8983"/><stop offset="1" stop-color="#6f7075"/></radialGradient>';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${light}</defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
  );
}

/**
 * The printed picture: the scene's shapes with grain and paper light, as a sharp pipeline of this
 * width in px.
 */
export async function print(shapes: string, width = W): Promise<Sharp> {
  const height = Math.round((width * H) / W);
  const flat = await sharp(Buffer.from(poster(shapes, width)), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const printed = await sharp(flat)
    .composite([
      { input: paperLight(width, height), blend: 'soft-light' },
      { input: paperGrain, tile: true, blend: 'soft-light' },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(printed, { raw: { width, height, channels: 3 } });
}

/** The picture as a progressive JPEG of at most `limit` bytes: the best quality that fits. */
export async function jpeg(picture: Sharp, limit: number): Promise<Buffer> {
  for (const quality of [84, 80, 76, 72, 68, 64, 60, 56, 52]) {
    const bytes = await picture
      .clone()
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(
    `No quality brings the picture under ${limit} bytes; calm its grain or its detail.`,
  );
}
