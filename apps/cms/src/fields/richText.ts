import type { RichTextField } from 'payload';
import { adminOf, type FieldOptions } from './options.ts';

/** Formatted text in every language. */
export const richText = (name: string, label: string, options: FieldOptions = {}): RichTextField => ({
  name,
  type: 'richText',
  label,
  localized: true,
  admin: adminOf(options),
});
