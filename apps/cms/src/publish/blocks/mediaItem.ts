import type { MediaItem } from '@concierge/contract/media';
import type { GalleryBlock } from '../../runtime/payload-types.ts';
import { publishFilm, publishImage } from '../parts/image.ts';
import type { Publishing } from '../publishing.ts';
import { publishCaptions } from './captions.ts';

type StoredMediaItem = GalleryBlock['field_items'][number];

/** A media item (spec §3); undefined where its picture, film or address is missing. */
export async function publishMediaItem(
  p: Publishing,
  item: StoredMediaItem | undefined,
): Promise<MediaItem | undefined> {
  if (!item) return undefined;
  const kind = item.media_type ?? 'image';
  const [image, film, phoneFilm, poster] = await Promise.all([
    kind === 'image' ? publishImage(p, item.field_media_image) : undefined,
    kind === 'video' ? publishFilm(p, item.field_media_video_file) : undefined,
    kind === 'video' ? publishFilm(p, item.field_video_responsive) : undefined,
    kind === 'image' ? undefined : publishImage(p, item.field_poster),
  ]);
  const embed = kind === 'remote_video' ? item.field_media_oembed_video : undefined;
  if (!image && !film && !embed) return undefined;
  return {
    type: { media_type: kind },
    field_media_image: image ? [image] : [],
    field_media_oembed_video: embed ? [embed] : [],
    field_media_video_file: film ? [film] : [],
    field_video_responsive: phoneFilm ? [phoneFilm] : [],
    field_url: kind === 'image' && item.field_url ? { url: item.field_url } : undefined,
    field_poster: poster,
    field_caption: item.field_caption ?? undefined,
    ...(film ? await publishCaptions(p, item.field_media_video_file) : { field_captions: [] }),
  };
}
