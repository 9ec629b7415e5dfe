import * as z from 'zod/mini';
import { formSchema } from '../leads/form.ts';
import { opt } from '../values/kit.ts';
import { richTextSchema } from '../values/richText.ts';
import { blockBaseSchema } from './base.ts';

/** A lead form within a page. */
export const webformBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('webform'),
  field_text: opt(richTextSchema),
  form: formSchema,
});
