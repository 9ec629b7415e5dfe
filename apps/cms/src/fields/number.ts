import type { NumberField } from 'payload';
import { type FieldOptions, fieldAdmin } from './options.ts';

/** A number with its bounds; the label names the unit. */
export const number = (
  name: string,
  label: string,
  options: FieldOptions & { min?: number; max?: number } = {},
): NumberField => ({
  name,
  type: 'number',
  label,
  ...(options.required ? { required: true } : {}),
  ...(options.min === undefined ? {} : { min: options.min }),
  ...(options.max === undefined ? {} : { max: options.max }),
  admin: fieldAdmin(options),
});
