import * as z from 'zod/mini';
import { mediaItemSchema } from '../values/media.ts';
import { blockBaseSchema } from './base.ts';

/** One media item across the page. */
export const mediaBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('media'),
  field_media: mediaItemSchema,
});
