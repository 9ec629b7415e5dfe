import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { opt, text } from '../values/kit.ts';
import { blockLinkSchema } from '../values/link.ts';
import { blockBaseSchema } from './base.ts';

/** Linked teasers. */
export const cardsBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('cards'),
  field_text: opt(z.string()),
  field_items: z
    .array(
      z.object({
        field_title: text(),
        field_text: opt(z.string()),
        image: opt(imageSchema),
        link: opt(blockLinkSchema),
      }),
    )
    .check(z.minLength(1)),
  field_variant: z._default(z.enum(['grid', 'rail', 'index']), 'grid'),
});
