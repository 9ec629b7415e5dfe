import type { RichTextField, RichTextFieldValidation } from 'payload';
import { richText as validateRichText } from 'payload/shared';
import { textPresent } from '../validation/required/textPresent.ts';
import { type FieldOptions, fieldBase } from './options.ts';

/** What the editor itself checks, of a text that must be there. */
const present: RichTextFieldValidation = async (value, options) => {
  const isThere = textPresent(value, options);
  return isThere === true && value && 'root' in value
    ? validateRichText(value, { ...options, required: false })
    : isThere;
};

/** Formatted text in every language. */
export const richText = (
  name: string,
  label: string,
  options: FieldOptions = {},
): RichTextField => ({
  ...fieldBase(name, label, options),
  type: 'richText',
  localized: true,
  ...(options.required ? { validate: present } : {}),
});
