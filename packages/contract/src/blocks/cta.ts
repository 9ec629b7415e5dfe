import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { list, opt } from '../values/kit.ts';
import { linkSchema } from '../values/link.ts';
import { blockBaseSchema } from './base.ts';

/** Call to action across the page. */
export const ctaBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('cta'),
  field_text: opt(z.string()),
  field_links: list(linkSchema),
  image: opt(imageSchema),
});
