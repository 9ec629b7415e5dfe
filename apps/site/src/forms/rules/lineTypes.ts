import type { FieldType } from '@concierge/contract/form';
import { isDay } from '@concierge/contract/isDay';
import type { Day } from './calendar.ts';

interface LineOptions {
  /** Its type in HTML. */
  readonly input: string;
  /** Of a date: whether an entry is one that may be given. */
  readonly isDate?: (value: string, today: Day) => boolean;
}

const lines = {
  text: { input: 'text' },
  email: { input: 'email' },
  phone: { input: 'tel' },
  date: { input: 'date', isDate: (value, today) => isDay(value) && value >= today },
} as const satisfies Partial<Record<FieldType, LineOptions>>;

/** Types of fields that are inputs of one line, nothing being chosen in them. */
export type LineType = keyof typeof lines;
export const lineTypes: Readonly<Record<LineType, LineOptions>> = lines;

const byType: Partial<Record<FieldType, LineOptions>> = lines;
/** The same for any type; undefined where a field is no such input. */
export const lineOptions = (type: FieldType): LineOptions | undefined => byType[type];
