import { swissZone } from '@concierge/contract/swissZone';
import { dateFormat } from '../i18n/formats.ts';

/**
 * The zone's rules as a VTIMEZONE: central European time, summer time from the last Sunday of March
 * to the last of October.
 */
export const swissTimezone = [
  'BEGIN:VTIMEZONE',
  `TZID:${swissZone}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** An instant as a Swiss wall-clock time, `YYYY-MM-DDTHH:MM:SS`. */
export function swissWallClock(instant: Date): string {
  return dateFormat('sv-SE', { timeZone: swissZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(instant)
    .replace(' ', 'T');
}

const hour = 3_600_000;

/**
 * True in the hour that the clock shows twice when summer time ends: its wall-clock time has two
 * meanings.
 */
export function isRepeatedHour(instant: Date): boolean {
  const shown = swissWallClock(instant);
  return [hour, -hour].some((away) => swissWallClock(new Date(instant.getTime() + away)) === shown);
}
