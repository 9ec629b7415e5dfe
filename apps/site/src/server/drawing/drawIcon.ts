import sharp from 'sharp';
import type { IconFile } from './iconFiles.ts';

/** Units of the favicon's own drawing, and the dots an inch at which one of them is a pixel. */
const units = 32;
const dotsPerInch = 72;

/** A favicon as a file: in pixels unless it is to stay an SVG. */
export async function drawIcon(svg: string, { size, format }: IconFile): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(svg);
  const png = await sharp(Buffer.from(svg), { density: (dotsPerInch * size) / units })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return format === 'ico' ? Buffer.concat([icoHeader(size, png.length), png]) : png;
}

/** Header and only entry of an ICO file, whose picture may be a PNG. */
function icoHeader(size: number, bytes: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon
  header.writeUInt16LE(1, 4); // of one picture.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Colour planes.
  header.writeUInt16LE(32, 12); // Bits a pixel.
  header.writeUInt32LE(bytes, 14);
  header.writeUInt32LE(header.length, 18);
  return header;
}
