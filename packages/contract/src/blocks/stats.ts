import * as z from 'zod/mini';
import { opt, text } from '../values/kit.ts';
import { blockBaseSchema } from './base.ts';

/** Figures with their meaning. */
export const statsBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('stats'),
  field_items: z
    .array(z.object({ value: text(), label: text(), field_text: opt(z.string()) }))
    .check(z.minLength(1)),
});
