import type { EventDate } from '@concierge/contract/eventDate';
import { formatEventDate } from './eventDate.ts';

interface Props {
  date: EventDate;
  /** Locale of the page; en-US where absent (spec §9). */
  locale?: string;
  className?: string | undefined;
}

/**
 * An event date as `<time>` (spec §3, §9). With the time flag its zone is named, and
 * `visitorZone.client.ts` adds the visitor's own beside it.
 */
export function EventDateText({ date, locale = 'en-US', className }: Props) {
  const { data, date_type, duration, time } = date;
  const zoned = time && date_type <= 2;
  return (
    <time
      dateTime={data}
      className={className}
      data-visitor-zone={zoned ? date_type : undefined}
      data-duration={zoned ? duration : undefined}
      data-locale={zoned ? locale : undefined}
    >
      {formatEventDate(date, locale, undefined, zoned)}
    </time>
  );
}
