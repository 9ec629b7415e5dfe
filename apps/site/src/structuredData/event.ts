import type { Campaign } from '@concierge/contract/campaign';
import { swissZone } from '@concierge/contract/swissZone';
import type { EducationEvent } from 'schema-dts';
import type { PageContext } from '../content/pageContext.ts';
import { dateFormat } from '../i18n/formats.ts';
import { absoluteUrl } from '../routing/absoluteUrl.ts';
import { eventHours } from '../ui/dates/eventHours.ts';
import { organization } from './identity.ts';

const modes = {
  online: 'https://schema.org/OnlineEventAttendanceMode',
  onsite: 'https://schema.org/OfflineEventAttendanceMode',
  mixed: 'https://schema.org/MixedEventAttendanceMode',
} as const satisfies Record<Campaign['attendance'], string>;

/** Event markup of an event page; instants with their Swiss offset. */
export function eventMarkup({
  answer,
  brand,
  origin,
  lang,
}: PageContext): EducationEvent | undefined {
  const node = answer?.node;
  const event = node?.event;
  if (!node || !event) return undefined;
  const url = absoluteUrl(origin, lang, node.alias);
  const address = event.City__c ?? brand.place;
  const place = {
    '@type': 'Place',
    name: event.Event_Location__c ?? event.Campus__c ?? brand.name,
    ...(address ? { address } : {}),
  } as const;
  const online = { '@type': 'VirtualLocation', url } as const;
  return {
    '@type': 'EducationEvent',
    name: event.Name,
    ...(event.Description ? { description: event.Description } : {}),
    url,
    ...schemaDates(event),
    eventStatus: event.cancelled
      ? 'https://schema.org/EventCancelled'
      : 'https://schema.org/EventScheduled',
    eventAttendanceMode: modes[event.attendance],
    location:
      event.attendance === 'online'
        ? online
        : event.attendance === 'mixed'
          ? [place, online]
          : place,
    organizer: organization(brand),
  };
}

/** Its hours; its days where no hour is known. */
function schemaDates(event: Campaign) {
  const hours = eventHours(event);
  if (!hours) return { startDate: event.StartDate, endDate: event.EndDate };
  const { start, end } = hours;
  return { startDate: withOffset(start), ...(end ? { endDate: withOffset(end) } : {}) };
}

/** An instant as ISO 8601 in Swiss time with its offset, e.g. `2027-03-28T18:00:00+02:00`. */
export function withOffset(instant: Date): string {
  const options = {
    timeZone: swissZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  } as const;
  const parts = Object.fromEntries(
    dateFormat('en-GB', options)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:${parts['second']}${parts['timeZoneName']?.replace('GMT', '') || '+00:00'}`;
}
