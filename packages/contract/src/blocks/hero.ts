import * as z from 'zod/mini';
import { list, opt } from '../values/kit.ts';
import { linkSchema } from '../values/link.ts';
import { mediaItemSchema } from '../values/media.ts';
import { blockBaseSchema } from './base.ts';

/**
 * Opening of a page: title, lead, picture or film, and up to two links. The variant is the
 * composition.
 */
export const heroBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('hero'),
  field_text: opt(z.string()),
  field_media: opt(mediaItemSchema),
  field_links: list(linkSchema),
  field_variant: z._default(z.enum(['poster', 'split', 'stage', 'plain']), 'poster'),
});
