import { type Campaign, campaignSchema } from '@concierge/contract/campaign';
import type { Campaign as StoredCampaign } from '../runtime/payload-types.ts';
import type { Stored } from './docStore.ts';
import { inLanguage } from './inLanguage.ts';
import { pagePath } from './parts/path.ts';
import type { Publishing } from './publishing.ts';

/**
 * What a list opens for an event: its page on this site or, where it has none here, on the site of
 * the school that holds it, which is the first of its brands. An event that names no address has
 * the page that announces it, else the standing page of its kind.
 */
export async function eventPage(
  p: Publishing,
  event: StoredCampaign,
): Promise<Pick<Campaign, 'alias' | 'school' | 'host_brand'>> {
  const holder = holdingSchool(p, event);
  const isHere = event.field_domain_access.some((brand) => brand === p.brand);
  const host = isHere ? p.brand : (holder ?? p.brand);
  return {
    alias: event.alias ?? (await announcingPage(p, event, host)),
    school: holder,
    host_brand: isHere ? undefined : host,
  };
}

/** The school that holds an event, which is the first of its brands; undefined where it is ours. */
export function holdingSchool(
  { brand }: Pick<Publishing, 'brand'>,
  { field_domain_access }: Pick<StoredCampaign, 'field_domain_access'>,
): string | undefined {
  const [holder = brand] = field_domain_access;
  return holder === brand ? undefined : holder;
}

async function announcingPage(
  p: Publishing,
  event: StoredCampaign,
  brand: string,
): Promise<string | undefined> {
  const route = `route:${brand}`;
  p.tags.add(route);
  const pages = await p.store.list(JSON.stringify(['eventPages', brand]), [route], () =>
    readEventPages(p, brand),
  );
  const named = pages.map((stored) => ({ stored, ...inLanguage(stored, p.lang) }));
  const page =
    named.find((one) => one.event === event.id) ??
    named.find((one) => one.type === event.kind && !one.event);
  return page && pagePath(page.stored, p.lang);
}

async function readEventPages(p: Publishing, brand: string): Promise<Stored<'pages'>[]> {
  const found = await p.payload.find({
    collection: 'pages',
    where: {
      and: [
        { type: { in: campaignSchema.shape.kind.options } },
        { field_domain_access: { in: [brand] } },
        { _status: { equals: 'published' } },
      ],
    },
    select: { type: true, alias: true, event: true },
    sort: 'id',
    pagination: false,
    limit: 0,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
  });
  return found.docs as Stored<'pages'>[];
}
