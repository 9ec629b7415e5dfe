import * as z from 'zod/mini';
import { imageSchema } from './image.ts';
import { list, opt } from './kit.ts';

const fileSchema = z.object({ url: z.string().check(z.minLength(1)) });

/** A media item (spec §3): an image, an uploaded video or an embedded one. */
export const mediaItemSchema = z.object({
  type: z.object({ media_type: z.enum(['image', 'video', 'remote_video']) }),
  field_media_image: list(imageSchema),
  field_media_image_1: opt(imageSchema),
  /** YouTube or Vimeo addresses; rewritten to their embed forms (spec §9). */
  field_media_oembed_video: list(z.string()),
  field_media_video_file: list(fileSchema),
  /** The mobile video, used at 992 px and less (spec §4). */
  field_video_responsive: list(fileSchema),
  /** Where a click on the item leads. */
  field_url: opt(fileSchema),
  /** Still picture shown before a video plays. */
  field_poster: opt(imageSchema),
  field_caption: opt(z.string()),
});
export type MediaItem = z.output<typeof mediaItemSchema>;
