import * as z from 'zod/mini';
import { formSchema } from '../form.ts';
import { opt } from '../kit.ts';
import { richTextSchema } from '../richText.ts';
import { blockBaseSchema } from './base.ts';

/** A lead form within a page. */
export const webformBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('webform'),
  field_text: opt(richTextSchema),
  form: formSchema,
});
export type WebformBlock = z.output<typeof webformBlockSchema>;
