import type { Campaign } from '@concierge/contract/campaign';
import { swissDay } from '@concierge/contract/swissDay';
import type { Where } from 'payload';
import { publishCampaign } from './campaign.ts';
import type { Stored } from './docStore.ts';
import { eventPage } from './eventPage.ts';
import { inAllLanguages, inLanguage, neededLanguage } from './inLanguage.ts';
import { neededTexts } from './neededTexts.ts';
import type { Publishing } from './publishing.ts';

interface EventQuery {
  kinds: readonly string[];
  brands: readonly string[];
  limit: number;
  /** Those called off are asked for as well, for calendars that have them. */
  cancelled?: boolean;
}

/**
 * Coming events, soonest first: those that aren't over (spec §7) nor, unless asked for, called off.
 */
export async function publishEvents(p: Publishing, query: EventQuery): Promise<Campaign[]> {
  p.tags.add('list:event');
  const today = swissDay(p.now);
  const key = JSON.stringify(['events', query, today]);
  const stored = await p.store.list(key, ['list:event'], () => readEvents(p, query, today));
  return Promise.all(
    stored.map(async (campaign) => {
      const event = inLanguage(campaign, p.textLang, neededTexts.campaigns);
      const spoken = neededLanguage(campaign, 'Name', p.textLang);
      const lang = spoken === p.textLang ? undefined : spoken;
      return { lang, ...publishCampaign(event), ...(await eventPage(p, event)) };
    }),
  );
}

async function readEvents(
  p: Publishing,
  { kinds, brands, limit, cancelled = false }: EventQuery,
  today: string,
): Promise<Stored<'campaigns'>[]> {
  const and: Where[] = [
    { EndDate: { greater_than_equal: `${today}T00:00:00.000Z` } },
    { [cancelled ? 'unannounced' : 'cancelled']: { not_equals: true } },
    { field_domain_access: { in: brands } },
    ...(kinds.length > 0 ? [{ kind: { in: kinds } }] : []),
  ];
  const found = await p.payload.find({
    collection: 'campaigns',
    where: { and },
    sort: ['StartDate', 'id'],
    limit,
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
  });
  return found.docs.map(inAllLanguages);
}
