import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { opt, text } from '../values/kit.ts';
import { blockBaseSchema } from './base.ts';

/** Somebody said it. */
export const quoteBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('quote'),
  field_text: text(),
  field_author: opt(z.string()),
  field_role: opt(z.string()),
  image: opt(imageSchema),
});
