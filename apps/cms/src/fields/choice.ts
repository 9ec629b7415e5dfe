import type { SelectField } from 'payload';
import { eachOnce } from './eachOnce.ts';
import { type FieldOptions, fieldBase } from './options.ts';

/** A value of the contract in words. */
export const readable = (value: string): string => {
  const words = value
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(
      /([a-z])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    );
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Labels of the values whose own words would not tell editors what they mean. */
type Names = Readonly<Record<string, string>>;

/** Values of the contract as options; the label is the value in words, or the given one. */
export const toOptions = (values: readonly string[], names: Names = {}) =>
  values.map((value) => ({ label: names[value] ?? readable(value), value }));

/** One of the contract's values. */
export const choice = (
  name: string,
  label: string,
  values: readonly string[],
  options: FieldOptions & { names?: Names; defaultValue?: string } = {},
): SelectField => ({
  ...fieldBase(name, label, options),
  type: 'select',
  options: toOptions(values, options.names),
  ...(options.defaultValue ? { defaultValue: options.defaultValue } : {}),
});

/** Any number of the contract's values. */
export const choices = (
  name: string,
  label: string,
  values: readonly string[],
  options: FieldOptions & { names?: Names } = {},
): SelectField => ({
  ...fieldBase(name, label, options),
  type: 'select',
  hasMany: true,
  hooks: { beforeValidate: [eachOnce] },
  options: toOptions(values, options.names),
});
