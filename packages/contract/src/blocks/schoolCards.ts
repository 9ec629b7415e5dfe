import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { opt, text } from '../values/kit.ts';
import { linkSchema } from '../values/link.ts';
import { blockBaseSchema } from './base.ts';

/** The schools of the group. */
export const schoolCardsBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('school_cards'),
  field_text: opt(z.string()),
  field_items: z
    .array(
      z.object({
        school: text(),
        title: text(),
        field_text: opt(z.string()),
        place: opt(z.string()),
        image: opt(imageSchema),
        link: linkSchema,
      }),
    )
    .check(z.minLength(1)),
});
