import type { BrandEntry } from '@concierge/brands/brandEntry';
import { overlayBrands } from '@concierge/brands/liveBrands';
import { isHostName } from '@concierge/contract/brandDefinitions';
import type { Payload, PayloadRequest } from 'payload';
import { getFreshness } from '../changes/freshness.ts';
import type { Brand } from '../runtime/payload-types.ts';
import { soundColors } from './colorFields.ts';
import { hostsIn } from './hosts.ts';
import { offerBrands } from './offerBrands.ts';

/** Numbers of brands that aren't shipped begin here (spec §1 gives the first ones). */
const firstNumber = 100;

/** All brands as they are kept, oldest first. */
export async function loadBrands(payload: Payload, req?: PayloadRequest): Promise<BrandEntry[]> {
  const { docs } = await payload.find({
    collection: 'brands',
    sort: 'id',
    limit: 0,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  });
  return docs.map(toBrandEntry);
}

/** Makes what is kept the brands of this process, and offers them in every field. */
export function applyBrands(payload: Payload, entries: readonly BrandEntry[]): void {
  overlayBrands(entries);
  offerBrands();
  const freshness = getFreshness(payload);
  for (const cache of freshness.caches) cache.clear();
  freshness.generation += 1;
}

function toBrandEntry(doc: Brand): BrandEntry {
  const { code, colors, isMicrosite, kind, languages, name, newsletterLists: lists } = doc;
  const { favicon, logo, typeface } = doc;
  const lower = code.toLowerCase();
  return {
    code,
    id: firstNumber + doc.id,
    name,
    hosts: hostsIn(doc.hosts).filter(isHostName),
    colors: soundColors({ ...colors }),
    ...(languages?.length ? { languages } : {}),
    ...(doc.place ? { place: doc.place } : {}),
    ...(kind ? { kind } : {}),
    ...(typeof isMicrosite === 'boolean' ? { isMicrosite } : {}),
    ...(logo ? { logo: logo.trim() } : {}),
    ...(favicon ? { favicon: favicon.trim() } : {}),
    ...(typeface ? { typeface } : {}),
    newsletterLists: {
      school: lists?.school || `${lower}-school`,
      alumni: lists?.alumni || `${lower}-alumni`,
    },
  };
}
