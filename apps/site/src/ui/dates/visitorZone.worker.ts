// Formats dates in the visitor's zone beside the page: a browser's first use of a date format takes
// 50 ms, and four times that on a phone.
import type { EventDate } from '@concierge/contract/eventDate';
import { eventZone, formatEventDate } from './eventDate.ts';

/** What the page asks: a date, and the locale to write it in. */
export interface ZoneQuestion {
  readonly date: EventDate;
  readonly locale: string | undefined;
}

/**
 * Answers each question with the date in the visitor's zone, or with nothing where that is the
 * schools' own.
 */
addEventListener('message', ({ data: { date, locale } }: MessageEvent<ZoneQuestion>) => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  postMessage(!zone || zone === eventZone ? '' : formatEventDate(date, locale, zone, true));
});
