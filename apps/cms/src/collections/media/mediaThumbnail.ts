import type { Endpoint, Payload } from 'payload';
import sharp from 'sharp';
import { globalSingleton } from '../../runtime/globalSingleton.ts';
import { notFound } from '../../runtime/http/respond.ts';
import { routeId } from '../../runtime/http/routeId.ts';
import type { Media } from '../../runtime/payload-types.ts';
import { readMediaFile } from './readMediaFile.ts';

/** Longer side of a thumbnail in pixels: twice the largest that the admin's lists show. */
const side = 320;
const atMost = 500;
/** Behind what is transparent: logos for dark and for light ground are both seen on it. */
const ground = '#8d8d8d';
/** Thumbnails of a file's version, the one used last at the end. */
const thumbnails = globalSingleton(
  'mediaThumbnails',
  () => new Map<string, Promise<Buffer | undefined>>(),
);

/**
 * Address of a picture's thumbnail for the admin, new with every change of the file; null of films
 * and documents.
 */
export const thumbnailUrl = ({ id, mimeType, updatedAt }: Partial<Media>): string | null =>
  mimeType?.startsWith('image/')
    ? `/api/media/${id}/thumbnail?of=${Date.parse(updatedAt ?? '') || 0}`
    : null;

/**
 * `GET /api/media/:id/thumbnail`: the picture in the size of a list's row, as WebP. 404 of what is
 * no picture or can't be read.
 */
export const thumbnailEndpoint: Endpoint = {
  path: '/:id/thumbnail',
  method: 'get',
  handler: async (req) => {
    const where = { id: { equals: routeId(req) } };
    const { docs } = await req.payload.find({
      collection: 'media',
      where,
      limit: 1,
      depth: 0,
      req,
      overrideAccess: false,
    });
    const [medium] = docs;
    const picture = medium?.mimeType?.startsWith('image/')
      ? await loadThumbnail(req.payload, medium)
      : undefined;
    if (!picture) return notFound();
    const headers = {
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    };
    return new Response(new Uint8Array(picture), { headers });
  },
};

function loadThumbnail(payload: Payload, medium: Media): Promise<Buffer | undefined> {
  const key = `${medium.id} ${medium.updatedAt}`;
  const thumbnail =
    thumbnails.get(key) ??
    shrunk(payload, medium).catch(() => {
      // The fault may pass: the next call tries anew.
      thumbnails.delete(key);
      return undefined;
    });
  thumbnails.delete(key);
  thumbnails.set(key, thumbnail);
  for (const oldest of thumbnails.keys()) if (thumbnails.size > atMost) thumbnails.delete(oldest);
  return thumbnail;
}

/** Throws for a file that is missing or broken; its row shows the sign of a file. */
async function shrunk(payload: Payload, medium: Media): Promise<Buffer> {
  const file = await readMediaFile(payload, medium);
  if (!file) throw new Error(`${medium.filename} is missing`);
  return sharp(file)
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .webp({ quality: 70 })
    .toBuffer();
}
