import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { opt, text } from '../values/kit.ts';
import { blockBaseSchema } from './base.ts';

/** Partners, employers, accreditations. */
export const logosBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('logos'),
  field_items: z
    .array(z.object({ title: text(), image: opt(imageSchema), url: opt(z.string()) }))
    .check(z.minLength(1)),
});
