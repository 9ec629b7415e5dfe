import type { DateField } from 'payload';
import { swissZone } from '../i18n/swissTime.ts';
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

/** An instant, chosen and shown in Swiss time, wherever the editor is. */
export const swissInstantField = (
  name: string,
  label: string,
  options: FieldOptions = {},
): DateField => ({
  ...instantField(name, label, options),
  timezone: {
    defaultTimezone: swissZone,
    supportedTimezones: [{ label: swissZone, value: swissZone }],
    // The zone is one for all, so nothing is stored of it.
    override: ({ baseField: { name: zone } }) => ({
      name: zone,
      type: 'text',
      label: swissZone,
      virtual: true,
      defaultValue: swissZone,
      admin: { hidden: true },
    }),
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
