import * as z from 'zod/mini';
import { isoDate, opt } from '../values/kit.ts';
import { mediaItemSchema } from '../values/media.ts';
import { blockBaseSchema } from './base.ts';

/** A film with a title; uploaded or embedded. */
export const videoBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('video'),
  field_text: opt(z.string()),
  field_media: mediaItemSchema,
  /** ISO date and seconds, for VideoObject markup. */
  upload_date: opt(isoDate()),
  duration_seconds: opt(z.number()),
});
