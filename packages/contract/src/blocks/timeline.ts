import * as z from 'zod/mini';
import { opt, text } from '../values/kit.ts';
import { blockBaseSchema } from './base.ts';

/** Steps or years in their order. */
export const timelineBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('timeline'),
  field_items: z
    .array(z.object({ label: text(), field_title: text(), field_text: opt(z.string()) }))
    .check(z.minLength(1)),
});
