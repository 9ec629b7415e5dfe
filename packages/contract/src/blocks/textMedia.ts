import * as z from 'zod/mini';
import { list } from '../values/kit.ts';
import { linkSchema } from '../values/link.ts';
import { mediaItemSchema } from '../values/media.ts';
import { richTextSchema } from '../values/richText.ts';
import { blockBaseSchema } from './base.ts';

/** Text beside one media item. */
export const textMediaBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('text_media'),
  field_text: richTextSchema,
  field_media: mediaItemSchema,
  field_links: list(linkSchema),
  /** Side of the picture in reading direction. */
  field_side: z._default(z.enum(['start', 'end']), 'end'),
});
