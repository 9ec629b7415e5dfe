import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { opt, text } from '../values/kit.ts';
import { blockBaseSchema } from './base.ts';

/** Members of a team. */
export const peopleBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('people'),
  field_items: z
    .array(
      z.object({
        name: text(),
        role: opt(z.string()),
        field_text: opt(z.string()),
        image: opt(imageSchema),
      }),
    )
    .check(z.minLength(1)),
});
