import * as z from 'zod/mini';
import { opt, text } from '../values/kit.ts';
import { blockBaseSchema } from './base.ts';

/** How to reach a team. */
export const contactInfoBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('contact_info'),
  field_text: opt(z.string()),
  field_items: z
    .array(z.object({ label: text(), title: text(), url: opt(z.string()) }))
    .check(z.minLength(1)),
});
