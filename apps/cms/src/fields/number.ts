import type { NumberField } from 'payload';
import { wholeNumber } from '../validation/wholeNumber.ts';
import { type FieldOptions, fieldBase } from './options.ts';

/** A whole number with its bounds, or one with `fractions`; the label names the unit. */
export const number = (
  name: string,
  label: string,
  options: FieldOptions & { min?: number; max?: number; fractions?: boolean } = {},
): NumberField => ({
  ...fieldBase(name, label, options),
  type: 'number',
  ...(options.min === undefined ? {} : { min: options.min }),
  ...(options.max === undefined ? {} : { max: options.max }),
  ...(options.fractions ? {} : { validate: wholeNumber }),
});
