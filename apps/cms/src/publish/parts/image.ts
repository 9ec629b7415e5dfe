import type { Image } from '@concierge/contract/image';
import { type Publishing, type Reference, related } from '../publishing.ts';

/** Version of a file, by the date of its last change. */
export const fileVersion = (changed: string): string => Date.parse(changed).toString(36);

/**
 * Address of a file relative to this backend's origin; given the date of its last change, an
 * address that changes with it, so that it may be kept forever.
 */
export const fileUrl = (name: string, changed?: string): string =>
  `/api/media/file/${encodeURIComponent(name)}${changed ? `?v=${fileVersion(changed)}` : ''}`;

/** Address of a film's captions in a language, as `fileUrl` is of the film. */
export const captionsUrl = (film: string, srclang: string, changed: string): string =>
  `/api/media/file/captions/${encodeURIComponent(film)}.${srclang}.vtt?v=${fileVersion(changed)}`;

/** A picture of the media library (spec §3, image fields); undefined for what is no picture. */
export async function publishImage(
  p: Publishing,
  reference: Reference,
  type?: 'logo',
): Promise<Image | undefined> {
  const media = await related(p, 'media', reference);
  if (!media?.filename || !media.mimeType?.startsWith('image/')) return undefined;
  return {
    url: fileUrl(media.filename, media.updatedAt),
    alt: media.alt,
    width: media.width ?? undefined,
    height: media.height ?? undefined,
    type,
    focalX: media.focalX ?? undefined,
    focalY: media.focalY ?? undefined,
    color: media.color ?? undefined,
  };
}

/** An uploaded film. */
export async function publishFilm(
  p: Publishing,
  reference: Reference,
): Promise<{ url: string } | undefined> {
  const media = await related(p, 'media', reference);
  return media?.filename && media.mimeType?.startsWith('video/')
    ? { url: fileUrl(media.filename, media.updatedAt) }
    : undefined;
}
