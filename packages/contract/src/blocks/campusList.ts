import * as z from 'zod/mini';
import { campusTeaserSchema } from '../programs/campus.ts';
import { list, opt } from '../values/kit.ts';
import { blockBaseSchema } from './base.ts';

/** Campuses. */
export const campusListBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('campus_list'),
  field_text: opt(z.string()),
  items: list(campusTeaserSchema),
});
