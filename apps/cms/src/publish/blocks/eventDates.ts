import type { Campaign } from '@concierge/contract/campaign';
import { eventStart } from '@concierge/contract/eventAgenda';
import type { DateFormat, EventDate } from '@concierge/contract/eventDate';

/**
 * Events with the event date of spec §3, in the format that editors have chosen for their list;
 * unchanged where they have chosen none. The time flag is set where one can take part from afar.
 */
export function withEventDates<T extends Campaign>(
  events: readonly T[],
  format: DateFormat | null | undefined,
): T[] {
  if (!format) return [...events];
  const [date_type, type] = format.split('_');
  return events.map((event) => ({
    ...event,
    event_date: {
      // An event with an hour of its own words has its day where it takes place.
      data: event.Event_Start_Date_Text__c ? event.StartDate : eventStart(event),
      date_type: Number(date_type) as EventDate['date_type'],
      duration: event.Duration,
      time: event.attendance !== 'onsite',
      type,
    },
  }));
}
