import type { EventDate } from '@concierge/contract/eventDate';
import { dateFormat } from '../../i18n/formats.ts';
import { isCalendarDate, parseInstant } from './parseInstant.ts';

/** Zone of event times unless the visitor's own is asked for (spec §9). */
export const eventZone = 'Europe/Paris';
/** Locale of event dates where a page passes none (spec §9). */
export const eventLocale = 'en-US';

type Options = Intl.DateTimeFormatOptions;
type Write = (options: Options, at?: number) => string;
const day: Options = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' };
const clock: Options = { hour: 'numeric', minute: '2-digit' };
const dayMonthYear: Options = { day: 'numeric', month: 'long', year: 'numeric' };

/**
 * An event date in the format of its `date_type` (spec §9), in one zone. Without `withZone` the
 * zone's name is left out of date_type 2, for sentences that say it. What is no date is given back
 * as it came.
 */
export function formatEventDate(
  date: EventDate,
  locale: string = eventLocale,
  zone: string = eventZone,
  withZone = true,
): string {
  const start = parseInstant(date.data, eventZone);
  if (start === undefined) return date.data;
  const dateOnly = isCalendarDate(date.data);
  const timeZone = dateOnly ? 'UTC' : zone;
  const write: Write = (options, at = start) =>
    dateFormat(locale, { ...options, timeZone }).format(at);
  switch (date.date_type) {
    case 1:
      return dateOnly
        ? write(day)
        : withTimes(write, start, date.duration, locale.startsWith('ar') ? '، ' : ', ');
    case 2:
      return dateOnly
        ? write(shortDay)
        : write({ ...shortDay, ...clock, ...(withZone ? { timeZoneName: 'short' } : {}) });
    case 3:
      return write({});
    case 4:
      return locale.startsWith('en') ? inOrder(locale, timeZone, start) : write(dayMonthYear);
    case 5:
      return write({ month: 'long', year: 'numeric' });
    case 6:
      return date.type === 'numeric'
        ? dayNumber(locale, timeZone, start)
        : write({ month: 'short' });
  }
}

const shortDay: Options = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' };

/**
 * Long weekday, date, start and end; the end's date where it is another day, both offsets where
 * they differ (change of clocks).
 */
function withTimes(
  write: Write,
  start: number,
  duration: number | undefined,
  comma: string,
): string {
  if (!duration || duration < 0) return `${write(day)}${comma}${write(clock)}`;
  const end = start + duration * 60_000;
  if (write(day, end) !== write(day))
    return `${write(day)}${comma}${write(clock)} – ${write(day, end)}${comma}${write(clock, end)}`;
  const offset: Options = { ...clock, timeZoneName: 'shortOffset' };
  const shifted = utcOffset(write, start) !== utcOffset(write, end);
  return shifted
    ? `${write(day)}${comma}${write(offset)} – ${write(offset, end)}`
    : `${write(day)}${comma}${write(clock)} – ${write(clock, end)}`;
}

const utcOffset = (write: Write, at: number) =>
  write({ timeZoneName: 'shortOffset' }, at).split(' ').at(-1);

/** Day, month, year in this order, which en-US would turn round. */
function inOrder(locale: string, timeZone: string, at: number): string {
  const parts = dateFormat(locale, { ...dayMonthYear, timeZone }).formatToParts(at);
  return (['day', 'month', 'year'] as const)
    .map((wanted) => parts.find(({ type }) => type === wanted)?.value)
    .join(' ');
}

/** The bare number; some locales would add a word or a dot. */
const dayNumber = (locale: string, timeZone: string, at: number) =>
  dateFormat(locale, { day: 'numeric', timeZone })
    .formatToParts(at)
    .find(({ type }) => type === 'day')?.value ?? '';
