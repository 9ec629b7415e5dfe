// Formats dates in the visitor's zone beside the page: a browser's first use of a date format takes
// 50 ms, and four times that on a phone.
import type { EventDate } from '@concierge/contract/eventDate';
import { ownAndSwissTime, type ZoneSentences } from './zoneHours.ts';

/** What the page asks: a date, the locale to write it in, and the sentences of the two zones. */
export interface ZoneQuestion {
  readonly date: EventDate;
  readonly locale: string | undefined;
  readonly sentences: ZoneSentences;
}

/**
 * Answers each question with the date in the visitor's zone and in Switzerland, or with nothing
 * where both are the same.
 */
addEventListener('message', ({ data: { date, locale, sentences } }: MessageEvent<ZoneQuestion>) => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  postMessage((zone && ownAndSwissTime(date, zone, sentences, locale)) || '');
});
