import { isDay } from '@concierge/contract/isDay';
import type { DateField, FieldHook } from 'payload';
import { swissZone } from '../i18n/swissTime.ts';
import { serverOnly } from './admin/serverOnly.ts';
import { type FieldOptions, fieldAdmin, fieldBase } from './options.ts';

/**
 * How a field of dates shows them, and what may be typed into it: as shown, or as the Swiss write
 * them. With formats given so, the picker guesses none, where it would read 5.1. as May the first.
 */
const typed = (...dateFormat: [string, ...string[]]) => ({
  displayFormat: dateFormat[0],
  overrides: { dateFormat, placeholderText: dateFormat[0] },
});

/** A calendar day. */
export const typedDay = {
  pickerAppearance: 'dayOnly',
  ...typed('yyyy-MM-dd', 'dd.MM.yyyy'),
} as const;

/**
 * A day with its time; the day alone is its midnight. Columns of lists, where no zone stands beside
 * it, say how far it is from Greenwich.
 */
export const typedInstant = {
  pickerAppearance: 'dayAndTime',
  ...typed('yyyy-MM-dd HH:mm', 'dd.MM.yyyy HH:mm', 'yyyy-MM-dd', 'dd.MM.yyyy'),
  displayFormat: 'yyyy-MM-dd HH:mm O',
} as const;

/** Callers of the API write a day alone, which compares with no instant of it. */
const atNoon: FieldHook = ({ value }) =>
  typeof value === 'string' && isDay(value) ? `${value}T12:00:00.000Z` : value;

/** A calendar day; stored as noon in UTC, so that no zone moves it. */
export const dayField = (name: string, label: string, options: FieldOptions = {}): DateField => ({
  ...fieldBase(name, label, options),
  type: 'date',
  hooks: { beforeChange: [atNoon] },
  admin: {
    ...fieldAdmin(options),
    date: typedDay,
  },
});

/** An instant that the server writes down; its form shows it in Swiss time, to read only. */
export const recordedInstant = (
  name: string,
  label: string,
  options: FieldOptions = {},
): DateField => ({
  ...fieldBase(name, label, options),
  type: 'date',
  admin: {
    ...fieldAdmin(options),
    date: typedInstant,
    components: { Field: '/admin/SwissInstant.tsx#SwissInstant' },
  },
});

/** An instant, chosen and shown in Swiss time, wherever the editor is. */
export const swissInstantField = (
  name: string,
  label: string,
  options: FieldOptions = {},
): DateField => ({
  ...fieldBase(name, label, options),
  type: 'date',
  admin: {
    ...fieldAdmin(options),
    date: typedInstant,
  },
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
      admin: { ...serverOnly },
    }),
  },
});
