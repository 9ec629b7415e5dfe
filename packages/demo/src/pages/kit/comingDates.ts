import type { DateFormat } from '@concierge/contract/eventDate';
import type { SeedBlock } from '../../types.ts';
import { labels } from './labels.ts';
import { link } from './text.ts';

/** The next two dates of a school, in one of the formats of spec §9. */
export const comingDates = (school: string, date_type: DateFormat): SeedBlock => ({
  type: 'event_list',
  field_title: labels.events,
  query: { schools: [school], limit: 2 },
  date_type,
  field_link: link('/events/', labels.allEvents),
});
