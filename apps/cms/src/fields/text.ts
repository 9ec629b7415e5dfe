import type { TextareaField, TextField } from 'payload';
import { textPresent } from '../validation/required/textPresent.ts';
import { type FieldOptions, fieldAdmin } from './options.ts';

const presence = (options: FieldOptions) =>
  options.required ? { required: true, validate: textPresent } : {};

/** One line of text in every language. */
export const localizedText = (
  name: string,
  label: string,
  options: FieldOptions = {},
): TextField => ({
  name,
  type: 'text',
  label,
  localized: true,
  ...presence(options),
  admin: fieldAdmin(options),
});

/** Several lines of text in every language. */
export const localizedTextarea = (
  name: string,
  label: string,
  options: FieldOptions = {},
): TextareaField => ({
  name,
  type: 'textarea',
  label,
  localized: true,
  ...presence(options),
  admin: fieldAdmin(options),
});

/** A list in every language, one entry a line. */
export const localizedLines = (
  name: string,
  label: string,
  options: FieldOptions = {},
): TextareaField =>
  localizedTextarea(name, label, {
    ...options,
    description: [options.description, 'One entry a line.'].filter(Boolean).join(' '),
  });

/** One line that is the same in every language: codes, addresses, names. */
export const plainText = (name: string, label: string, options: FieldOptions = {}): TextField => ({
  name,
  type: 'text',
  label,
  ...presence(options),
  admin: fieldAdmin(options),
});
