import * as z from 'zod/mini';
import { richTextSchema } from '../values/richText.ts';
import { blockBaseSchema } from './base.ts';

/** Running text. */
export const richTextBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('rich_text'),
  field_text: richTextSchema,
});
