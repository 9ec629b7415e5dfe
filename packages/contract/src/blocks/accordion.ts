import * as z from 'zod/mini';
import { text } from '../values/kit.ts';
import { richTextSchema } from '../values/richText.ts';
import { blockBaseSchema } from './base.ts';

/** Questions and answers, or other text to unfold; `is_faq` adds FAQPage markup. */
export const accordionBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('accordion'),
  field_items: z
    .array(z.object({ field_title: text(), field_text: richTextSchema }))
    .check(z.minLength(1)),
  is_faq: z._default(z.boolean(), false),
});
