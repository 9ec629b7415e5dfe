import type { Campaign } from '@concierge/contract/campaign';
import { eventStart } from '@concierge/contract/eventAgenda';
import type { EventDate } from '@concierge/contract/eventDate';
import { eventText } from '@concierge/contract/eventText';
import type { Lang } from '@concierge/contract/lang';
import { comma } from '../../i18n/comma.ts';
import { format } from '../../i18n/format.ts';
import { localeByLang } from '../../i18n/locale.ts';
import { eventZone, formatEventDate } from './eventDate.ts';
import { hoursIn } from './zoneHours.ts';

/**
 * The day that an event is shown under: where it takes place if its own words say its hour, else in
 * Switzerland.
 */
export const shownBeginning = (event: Campaign): string =>
  event.Event_Start_Date_Text__c ? event.StartDate : eventStart(event);

/** What an event's own words say of when it is; undefined where it has none. */
export function statedTime(
  { StartDate, Event_Start_Date_Text__c: text }: Campaign,
  date_type: EventDate['date_type'],
  lang: Lang,
  locale: string = localeByLang[lang],
): string | undefined {
  const day = () => formatEventDate({ data: StartDate, date_type, time: false }, locale);
  return text && eventText(text, day(), comma(lang));
}

/** Its hours in Switzerland, with the day where that is another one there; `swiss` has `{time}`. */
export function swissHours(event: Campaign, locale: string, swiss: string): string | undefined {
  const { Start_Datetime: data, StartDate, Duration: duration } = event;
  if (!data) return undefined;
  const date = { data, date_type: 1, duration, time: false } as const;
  return format(swiss, { time: hoursIn(date, locale, eventZone, StartDate) });
}

/**
 * When an event is, in one line: its own words where it has some (spec §10.19), else its hour in
 * Switzerland, said to be so, or its day. `swiss` is the sentence for Swiss time, with `{time}`.
 */
export function eventTimeText(event: Campaign, lang: Lang, swiss: string): string {
  const own = statedTime(event, 2, lang);
  if (own) return own;
  const date = { data: eventStart(event), date_type: 1, time: false } as const;
  const words = formatEventDate(date, localeByLang[lang]);
  return event.Start_Datetime ? format(swiss, { time: words }) : words;
}
