import { parseEventQuery, soonestFirst } from '@concierge/contract/eventAgenda';
import { siteBrands } from '../publish/blocks/blockParts.ts';
import { publishEvents } from '../publish/events.ts';
import { siteCall } from '../publish/siteCall.ts';
import { findEvents } from './findEvents.ts';

/** Most events that the agenda knows of. */
const maxEvents = 5000;

/**
 * `GET /api/events?lang=&kind=&place=&month=&page=&cancelled=1&id=`, header `entorno`: a brand's
 * coming events (`events/eventAgenda.ts` of the contract), the group's site all; `cancelled` adds
 * those called off, `id` leaves the one with this Id. 400 for an unknown brand.
 */
export const handleEvents = siteCall(async (p, params) => {
  const events = await publishEvents(p, {
    kinds: [],
    brands: siteBrands(p, undefined),
    limit: maxEvents,
    cancelled: params.get('cancelled') === '1',
  });
  const id = params.get('id');
  const wanted = id === null ? events : events.filter(({ Id }) => Id === id);
  return findEvents(soonestFirst(wanted), parseEventQuery(params));
});
