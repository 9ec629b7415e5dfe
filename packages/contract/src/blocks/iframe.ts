import * as z from 'zod/mini';
import { blockBaseSchema } from './base.ts';

/** A foreign page in a frame; 300 by 200 where no size is given (spec §9). */
export const iframeBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('iframe'),
  url: z.url({ protocol: /^https$/ }),
  width: z._default(z.number(), 300),
  height: z._default(z.number(), 200),
});
