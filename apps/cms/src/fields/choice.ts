import type { SelectField } from 'payload';
import { adminOf, type FieldOptions } from './options.ts';

const readable = (value: string): string => {
  const words = value
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Values of the contract as options; the label is the value in words. */
export const optionsOf = (values: readonly string[]) => values.map((value) => ({ label: readable(value), value }));

/** One of the contract's values. */
export const choice = (
  name: string,
  label: string,
  values: readonly string[],
  options: FieldOptions & { defaultValue?: string; index?: boolean } = {},
): SelectField => ({
  name,
  type: 'select',
  label,
  options: optionsOf(values),
  ...(options.defaultValue ? { defaultValue: options.defaultValue } : {}),
  ...(options.required ? { required: true } : {}),
  ...(options.index ? { index: true } : {}),
  admin: adminOf(options),
});

/** Any number of the contract's values. */
export const choices = (name: string, label: string, values: readonly string[], options: FieldOptions = {}): SelectField => ({
  name,
  type: 'select',
  label,
  hasMany: true,
  options: optionsOf(values),
  ...(options.required ? { required: true } : {}),
  admin: adminOf(options),
});
