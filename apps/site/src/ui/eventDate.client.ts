// Adds the visitor's own time to an event date whose time flag asks for it (spec §9). Fetched where such a date comes near.
import { eventZone, formatEventDate } from './eventDate.ts';

/** Writes the time in the visitor's zone after a `<time data-visitor-zone>`, unless it is the schools' own zone. */
export function addVisitorZone(time: HTMLTimeElement): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone || zone === eventZone) return;
  const { visitorZone, duration, locale } = time.dataset;
  const date = { data: time.dateTime, date_type: visitorZone === '2' ? 2 : 1, duration: Number(duration), time: true } as const;
  const own = document.createElement('span');
  own.textContent = formatEventDate(date, locale, zone, true);
  // A neighbour in the schools' own time needs no second line.
  if (own.textContent !== time.textContent) time.append(document.createElement('br'), own);
  time.removeAttribute('data-visitor-zone');
}
