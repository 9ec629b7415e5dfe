import * as z from 'zod/mini';
import { opt, text } from '../values/kit.ts';
import { blockBaseSchema } from './base.ts';

/** Files to take home. */
export const downloadsBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('downloads'),
  field_items: z
    .array(
      z.object({
        title: text(),
        url: text(),
        /** Bytes. */
        size: opt(z.number()),
        /** File ending in capitals, e.g. `PDF`. */
        format: opt(z.string()),
      }),
    )
    .check(z.minLength(1)),
});
