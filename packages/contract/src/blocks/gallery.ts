import * as z from 'zod/mini';
import { mediaItemSchema } from '../values/media.ts';
import { blockBaseSchema } from './base.ts';

/** Several pictures or films to leaf through (slider helper: spec §4). */
export const galleryBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('gallery'),
  field_items: z.array(mediaItemSchema).check(z.minLength(1)),
  /** Items seen at once on a desktop; dragging is on while it is below the item count. */
  perPage: z._default(z.number(), 2),
});
