import type { Campaign } from '@concierge/contract/campaign';
import { eventStart } from '@concierge/contract/eventAgenda';
import type { Lang } from '@concierge/contract/lang';
import { format } from '../../i18n/format.ts';
import type { Strings } from '../../i18n/types.ts';
import { dateLocale } from './dateLocale.ts';
import { EventDateText } from './EventDateText.tsx';
import { formatEventDate } from './eventDate.ts';
import { statedTime, swissHours } from './eventWords.ts';

interface Props {
  readonly event: Campaign;
  /**
   * 1 with its end, 2 short (spec §9); both ask for the time of the schools. The event's own, as
   * editors have chosen it for a list, comes first.
   */
  readonly date_type: 1 | 2;
  /** Minutes, where the page knows better than the event. */
  readonly duration?: number | undefined;
  readonly lang: Lang;
  readonly t: Strings;
}

/**
 * When an event is, the same on every page (spec §10.19): its own words, with the Swiss hours
 * beside them; else its hour in Switzerland, said to be so, before which `visitorZone.client.ts`
 * puts the hour at home for who takes part from afar; else its day.
 */
export function EventWhen({ event, duration = event.Duration, lang, t, ...props }: Props) {
  const { event_date: chosen } = event;
  if (chosen && chosen.date_type > 2)
    return <EventDateText date={chosen} locale={dateLocale(lang)} />;
  const date_type = chosen?.date_type ?? props.date_type;
  const { swissTime: swiss, yourTime } = t.events;
  const data = eventStart(event);
  const locale = dateLocale(lang);
  const own = statedTime(event, date_type, lang, locale);
  if (own) {
    const beside = swissHours({ ...event, Duration: duration }, locale, swiss);
    return (
      <time dateTime={data}>
        {own}
        {beside && <br />}
        {beside && <span>{beside}</span>}
      </time>
    );
  }
  // Only who takes part from afar is shown the hour at home.
  const time = chosen?.time ?? event.attendance !== 'onsite';
  const date = { data, date_type, duration, time };
  if (event.Start_Datetime === undefined) return <EventDateText date={date} locale={locale} />;
  return (
    <time
      dateTime={data}
      data-visitor-zone={time ? date_type : undefined}
      data-duration={time ? duration : undefined}
      data-locale={time ? locale : undefined}
      data-swiss={time ? swiss : undefined}
      data-own={time ? yourTime : undefined}
    >
      {format(swiss, { time: formatEventDate(date, locale, undefined, false) })}
    </time>
  );
}
