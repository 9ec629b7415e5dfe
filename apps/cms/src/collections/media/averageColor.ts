import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';

/**
 * Computes the average colour of an uploaded picture as `#rrggbb`; a file that can't be read as a
 * picture has none.
 */
export const averageColor: CollectionBeforeChangeHook = async ({ data, req }) => {
  const file = req.file;
  if (!file?.mimetype.startsWith('image/')) return data;
  return { ...data, color: await pictureColor(file.data) };
};

async function pictureColor(picture: Buffer): Promise<string | null> {
  try {
    const { data } = await sharp(picture)
      .flatten({ background: '#ffffff' })
      .resize(1, 1, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return `#${data.subarray(0, 3).toString('hex')}`;
  } catch {
    return null;
  }
}
