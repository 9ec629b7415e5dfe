import { swissDay } from '@concierge/contract/swissDay';
import type { SeedCampaign } from '@concierge/demo/types';
import { swissZone } from '../i18n/swissTime.ts';

const dayLength = 86_400_000;

/** A campaign of the content under the collection's names, so many days after today. */
export function campaignValues(campaign: SeedCampaign, now: Date): Record<string, unknown> {
  const { brands, Id, inDays, at, zone, ...same } = campaign;
  const day = swissDay(new Date(now.getTime() + inDays * dayLength));
  const start = zonedInstant(day, at, zone);
  const end = new Date(start.getTime() + (campaign.Duration ?? 0) * 60_000);
  return {
    ...same,
    crm_id: Id,
    field_domain_access: brands,
    StartDate: day,
    EndDate: dayIn(end, zone),
    Start_Datetime: start.toISOString(),
  };
}

const wallClock = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    instant,
  );
const dayIn = (instant: Date, zone = swissZone): string => wallClock(instant, zone).slice(0, 10);

/** The instant of a wall-clock time in a zone. */
function zonedInstant(day: string, time: string, zone = swissZone): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const shown = new Date(`${wallClock(asUtc, zone).replace(' ', 'T')}Z`);
  return new Date(asUtc.getTime() - (shown.getTime() - asUtc.getTime()));
}
