import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { opt, text } from '../values/kit.ts';
import { richTextSchema } from '../values/richText.ts';
import { blockBaseSchema } from './base.ts';

/** Panels of which one is seen. */
export const tabsBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('tabs'),
  field_items: z
    .array(z.object({ field_title: text(), field_text: richTextSchema, image: opt(imageSchema) }))
    .check(z.minLength(1)),
});
