import type { NumberField } from 'payload';
import { type FieldOptions, fieldBase } from './options.ts';

/** A number with its bounds; the label names the unit. */
export const number = (
  name: string,
  label: string,
  options: FieldOptions & { min?: number; max?: number } = {},
): NumberField => ({
  ...fieldBase(name, label, options),
  type: 'number',
  ...(options.min === undefined ? {} : { min: options.min }),
  ...(options.max === undefined ? {} : { max: options.max }),
});
