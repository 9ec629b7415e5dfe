import type { TextareaField, TextField } from 'payload';
import { textPresent } from '../validation/required/textPresent.ts';
import { type FieldOptions, fieldBase } from './options.ts';

const presence = ({ required }: FieldOptions) => (required ? { validate: textPresent } : {});

/** One line of text in every language. */
export const localizedText = (
  name: string,
  label: string,
  options: FieldOptions = {},
): TextField => ({
  ...fieldBase(name, label, options),
  type: 'text',
  localized: true,
  ...presence(options),
});

/** Several lines of text in every language. */
export const localizedTextarea = (
  name: string,
  label: string,
  options: FieldOptions = {},
): TextareaField => ({
  ...fieldBase(name, label, options),
  type: 'textarea',
  localized: true,
  ...presence(options),
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
  ...fieldBase(name, label, options),
  type: 'text',
  ...presence(options),
});
