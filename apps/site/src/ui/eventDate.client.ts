// Adds the visitor's own time to event dates whose time flag asks for it (spec §9). Runs once, and only where a page has such a date.
import { eventZone, formatEventDate } from './eventDate.ts';

/** Writes the time in the visitor's zone after every `<time data-visitor-zone>`, unless it is the schools' own zone. */
export function addVisitorZone(root: ParentNode = document): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!zone || zone === eventZone) return;
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-visitor-zone]')) {
    const { visitorZone, duration, locale } = time.dataset;
    const date = { data: time.dateTime, date_type: visitorZone === '2' ? 2 : 1, duration: Number(duration), time: true } as const;
    const own = document.createElement('span');
    own.textContent = formatEventDate(date, locale, zone, true);
    // A neighbour in the schools' own time needs no second line.
    if (own.textContent !== time.textContent) time.append(document.createElement('br'), own);
    time.removeAttribute('data-visitor-zone');
  }
}
