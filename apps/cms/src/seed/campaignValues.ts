import { swissDay } from '@concierge/contract/swissDay';
import type { SeedCampaign } from './content/types.ts';

const dayLength = 86_400_000;

/** A campaign of the content under the collection's names, so many days after today. */
export function campaignValues(campaign: SeedCampaign, now: Date): Record<string, unknown> {
  const { brands, Id, inDays, at, ...same } = campaign;
  const day = swissDay(new Date(now.getTime() + inDays * dayLength));
  const start = swissInstant(day, at);
  const end = new Date(start.getTime() + (campaign.Duration ?? 0) * 60_000);
  return {
    ...same,
    crm_id: Id,
    field_domain_access: brands,
    StartDate: day,
    EndDate: swissDay(end),
    Start_Datetime: start.toISOString(),
  };
}

/** The instant of a wall-clock time in Switzerland. */
function swissInstant(day: string, time: string): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'medium' }).format(asUtc);
  const offset = new Date(`${shown.replace(' ', 'T')}Z`).getTime() - asUtc.getTime();
  return new Date(asUtc.getTime() - offset);
}
