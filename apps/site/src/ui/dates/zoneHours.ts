import type { EventDate } from '@concierge/contract/eventDate';
import { format } from '../../i18n/format.ts';
import { dateFormat } from '../../i18n/formats.ts';
import { eventLocale, eventZone, formatEventDate } from './eventDate.ts';
import { parseInstant } from './parseInstant.ts';

/** Sentences of a zone, each with `{time}`: Switzerland's and the visitor's own. */
export interface ZoneSentences {
  readonly swiss: string;
  readonly own: string;
}

/**
 * Hours of an event date in a zone: start and end of date_type 1, the start alone of 2. They have
 * their day with them where it isn't `day` (`YYYY-MM-DD`) there.
 */
export function hoursIn(date: EventDate, locale: string, zone: string, day: string): string {
  const start = parseInstant(date.data, eventZone);
  if (start === undefined) return date.data;
  const minutes = date.date_type === 1 ? (date.duration ?? 0) : 0;
  const ends = [start, start + minutes * 60_000];
  if (ends.some((at) => dayIn(zone, at) !== day)) return formatEventDate(date, locale, zone, false);
  const hour = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  return [...new Set(ends.map((at) => hour.format(at)))].join(' – ');
}

/**
 * An event date with the visitor's hours first and the Swiss ones beside them, each said to be so;
 * undefined where both clocks show the same.
 */
export function ownAndSwissTime(
  date: EventDate,
  zone: string,
  { swiss, own }: ZoneSentences,
  locale = eventLocale,
): string | undefined {
  const start = parseInstant(date.data, eventZone);
  const here = formatEventDate(date, locale, zone, false);
  if (start === undefined || here === formatEventDate(date, locale, eventZone, false))
    return undefined;
  const there = hoursIn(date, locale, eventZone, dayIn(zone, start));
  return `${format(own, { time: here })} · ${format(swiss, { time: there })}`;
}

/** The day of an instant in a zone, `YYYY-MM-DD`. */
const dayIn = (timeZone: string, at: number): string =>
  dateFormat('sv-SE', { timeZone }).format(at);
