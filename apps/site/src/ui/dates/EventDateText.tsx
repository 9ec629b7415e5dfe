import type { EventDate } from '@concierge/contract/eventDate';
import { formatEventDate } from './eventDate.ts';

interface Props {
  date: EventDate;
  /** Locale of the page; en-US where absent (spec §9). */
  locale?: string;
  className?: string | undefined;
}

/** An event date as `<time>` in the format of its type, in the schools' zone (spec §3, §9). */
export const EventDateText = ({ date, locale = 'en-US', className }: Props) => (
  <time dateTime={date.data} className={className}>
    {formatEventDate(date, locale)}
  </time>
);
