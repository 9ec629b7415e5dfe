import type { Campaign } from '@concierge/contract/campaign';
import { beginningOf } from '@concierge/contract/eventAgenda';
import type { Lang } from '@concierge/contract/lang';
import { format } from '../../i18n/format.ts';
import { localeOf } from '../../i18n/locale.ts';
import { EventDateText } from './EventDateText.tsx';
import { formatEventDate } from './eventDate.ts';
import { ownWords, swissHours } from './eventWords.ts';

interface Props {
  readonly event: Campaign;
  /** 1 with its end, 2 short (spec §9); both ask for the time of the schools. */
  readonly date_type: 1 | 2;
  /** Minutes, where the page knows better than the event. */
  readonly duration?: number | undefined;
  readonly lang: Lang;
  /** The sentence for Swiss time, with `{time}`. */
  readonly swiss: string;
}

/**
 * When an event is, the same on every page (spec §10.19): its own words, with the Swiss hours
 * beside them; else its hour in Switzerland with the zone named, and for who takes part from afar
 * the hour at home; else its day.
 */
export function EventWhen({ event, date_type, duration = event.Duration, lang, swiss }: Props) {
  const data = beginningOf(event);
  const own = ownWords(event, date_type, lang);
  if (own) {
    const beside = swissHours({ ...event, Duration: duration }, lang, swiss);
    return (
      <time dateTime={data}>
        {own}
        {beside && <br />}
        {beside && <span>{beside}</span>}
      </time>
    );
  }
  const locale = localeOf[lang];
  const hasHour = event.Start_Datetime !== undefined;
  const isRemote = event.attendance !== 'onsite';
  const date = { data, date_type, duration, time: hasHour && isRemote };
  // The short form names its zone by itself, and a day has none.
  if (!hasHour || isRemote || date_type === 2) return <EventDateText date={date} locale={locale} />;
  return <time dateTime={data}>{format(swiss, { time: formatEventDate(date, locale) })}</time>;
}
