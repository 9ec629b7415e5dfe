import type { DateField } from 'payload';
import { adminOf, type FieldOptions } from './options.ts';

/** A calendar day; stored as noon in UTC, so that no zone moves it. */
export const dayField = (
  name: string,
  label: string,
  options: FieldOptions & { index?: boolean } = {},
): DateField => ({
  name,
  type: 'date',
  label,
  ...(options.required ? { required: true } : {}),
  ...(options.index ? { index: true } : {}),
  admin: {
    ...adminOf(options),
    date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
  },
});

/** An instant, chosen and shown in the editor's own zone. */
export const instantField = (
  name: string,
  label: string,
  options: FieldOptions & { index?: boolean } = {},
): DateField => ({
  name,
  type: 'date',
  label,
  ...(options.required ? { required: true } : {}),
  ...(options.index ? { index: true } : {}),
  admin: {
    ...adminOf(options),
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' },
  },
});
