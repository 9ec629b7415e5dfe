import type { CheckboxField } from 'payload';
import { type FieldOptions, fieldAdmin } from './options.ts';

/** A yes or no that starts as no. */
export const checkbox = (
  name: string,
  label: string,
  options: FieldOptions = {},
): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue: false,
  admin: fieldAdmin(options),
});
