import * as z from 'zod/mini';
import { programTeaserSchema } from '../programs/program.ts';
import { list, opt } from '../values/kit.ts';
import { blockLinkSchema } from '../values/link.ts';
import { blockBaseSchema } from './base.ts';

/** Programmes by a saved query of the finder; the backend sends the items. */
export const programListBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('program_list'),
  field_text: opt(z.string()),
  items: list(programTeaserSchema),
  field_link: opt(blockLinkSchema),
  field_variant: z._default(z.enum(['cards', 'table']), 'cards'),
});
