import type { CheckboxField } from 'payload';
import { type FieldOptions, fieldBase } from './options.ts';

/** A yes or no that starts as no. */
export const checkbox = (
  name: string,
  label: string,
  options: FieldOptions = {},
): CheckboxField => ({
  ...fieldBase(name, label, options),
  type: 'checkbox',
  defaultValue: false,
});
