import type { Campaign } from '@concierge/contract/campaign';
import { swissDay } from '@concierge/contract/swissDay';
import { eventZone } from './eventDate.ts';
import { parseInstant } from './parseInstant.ts';

/** When an event begins and ends; the end is null where nothing says it. */
interface EventHours {
  readonly start: Date;
  readonly end: Date | null;
}

/**
 * The instants of an event, undefined where no hour is known. It ends after its length, else with
 * its last day where that is a later one.
 */
export function eventHours({
  Start_Datetime,
  EndDate,
  Duration,
}: Pick<Campaign, 'Start_Datetime' | 'EndDate' | 'Duration'>): EventHours | undefined {
  if (!Start_Datetime) return undefined;
  const start = new Date(Start_Datetime);
  const lastMoment = EndDate > swissDay(start) && parseInstant(`${EndDate}T23:59:59`, eventZone);
  const end = Duration ? start.getTime() + Duration * 60_000 : lastMoment;
  return { start, end: end ? new Date(end) : null };
}
