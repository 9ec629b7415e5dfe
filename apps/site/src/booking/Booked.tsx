import { brandByCode } from '@concierge/brands/registry';
import type { Campaign } from '@concierge/contract/campaign';
import type { Lang } from '@concierge/contract/lang';
import { format } from '../i18n/format.ts';
import type { Strings } from '../i18n/types.ts';
import { calendarPath } from '../routing/calendarPath.ts';
import { dateLocale } from '../ui/dates/dateLocale.ts';
import { EventWhen } from '../ui/dates/EventWhen.tsx';
import { formatEventDate } from '../ui/dates/eventDate.ts';
import { eventPlace } from '../ui/dates/eventPlace.ts';
import { Facts } from '../ui/text/Facts.tsx';
import { SchoolName } from '../ui/text/SchoolName.tsx';
import { type Booking, namesHour } from './bookingQuery.ts';

interface Props {
  /** The event that was booked, as the backend has it. */
  readonly event: Campaign | undefined;
  readonly booking: Booking;
  readonly lang: Lang;
  readonly t: Strings;
}

/**
 * What a sender has booked: an event with its calendar file, or the hour of a campus visit, which
 * was only asked for where no seat is held. An event may be called off while its form is open.
 */
export function Booked({ event, booking, lang, t }: Props) {
  const facts = event ? eventFacts(event, lang, t) : visitFacts(booking, lang, t);
  const { cancelled, cancelledText, requested, requestedText, booked } = t.events;
  const [heading, text] = event?.cancelled
    ? [cancelled, cancelledText]
    : booking.pending
      ? [requested, requestedText]
      : [booked];
  return facts ? (
    <div data-booked-facts>
      <h2>{heading}</h2>
      <Facts look="lines" facts={facts} />
      {text && <p>{text}</p>}
    </div>
  ) : null;
}

const eventFacts = (event: Campaign, lang: Lang, t: Strings) => [
  { label: t.events.kinds[event.kind], value: event.Name },
  {
    label: t.events.when,
    value: <EventWhen event={event} date_type={1} lang={lang} t={t} />,
  },
  {
    label: t.events.where,
    value: eventPlace(event, t),
  },
  event.alias && !event.host_brand && !event.cancelled
    ? {
        label: t.events.calendar,
        value: (
          <a href={calendarPath(event.alias, lang)} download>
            {t.events.addToCalendar}
          </a>
        ),
      }
    : undefined,
];

/** A visit's facts; undefined where the address names no day and hour that can be. */
function visitFacts(booking: Booking, lang: Lang, t: Strings) {
  if (!namesHour(booking)) return undefined;
  const { school = '', date, time } = booking;
  const when = formatEventDate(
    { data: `${date}T${time}:00`, date_type: 1, time: false },
    dateLocale(lang),
  );
  return [
    {
      label: t.events.visit,
      value: brandByCode(school) && <SchoolName school={school} lang={lang} />,
    },
    { label: t.events.when, value: format(t.events.swissTime, { time: when }) },
  ];
}
