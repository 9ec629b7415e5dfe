import type * as z from 'zod/mini';
import type { BlockType, blockSchemas } from '../block.ts';
import type { Image } from '../values/image.ts';
import type { MediaItem } from '../values/media.ts';

/**
 * Named examples of one block type: a plain one, a full one, an Arabic one, and whatever else is
 * worth showing.
 */
export type BlockExamples<T extends BlockType> = {
  plain: BlockInput<T>;
  full: BlockInput<T>;
  arabic: BlockInput<T>;
} & Record<string, BlockInput<T>>;

/** A block as a backend sends it, before it is parsed. */
export type BlockInput<T extends BlockType> = z.input<(typeof blockSchemas)[T]>;

/** A landscape picture of the drawing kit, 2400 by 1600, by its scene name. */
export function picture(scene: string, alt: string, more: Partial<Image> = {}): Image {
  return {
    url: `/api/media/file/${scene}.jpg`,
    alt,
    width: 2400,
    height: 1600,
    color: '#7d93a8',
    ...more,
  };
}

/** The same as a portrait, which every landscape slot must bear. */
export const portrait = (scene: string, alt: string): Image =>
  picture(scene, alt, { width: 1600, height: 2400, focalX: 50, focalY: 30 });

/** A media item that holds one picture. */
export function imageItem(
  image: Image,
  more: Partial<z.input<typeof import('../values/media.ts').mediaItemSchema>> = {},
): MediaInput {
  return { type: { media_type: 'image' }, field_media_image: [image], ...more };
}

/** An uploaded film with its own file for phones, and a poster. */
export function filmItem(clip: string, poster: Image, more: Partial<MediaInput> = {}): MediaInput {
  return {
    type: { media_type: 'video' },
    field_media_video_file: [{ url: `/api/media/file/${clip}.mp4` }],
    field_video_responsive: [{ url: `/api/media/file/${clip}-mobile.mp4` }],
    field_poster: poster,
    ...more,
  };
}

/** A film at YouTube or Vimeo, with our own poster. */
export function embedItem(url: string, poster: Image, more: Partial<MediaInput> = {}): MediaInput {
  return {
    type: { media_type: 'remote_video' },
    field_media_oembed_video: [url],
    field_poster: poster,
    ...more,
  };
}

type MediaInput = z.input<typeof import('../values/media.ts').mediaItemSchema>;

export type { MediaInput, MediaItem };
