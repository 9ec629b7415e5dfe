import { brandByCode } from '@concierge/brands/registry';
import { parseEventQuery, soonestFirst } from '@concierge/contract/eventAgenda';
import { defaultLang, isLang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { catchUp } from '../changes/freshness.ts';
import { siteBrands } from '../publish/blocks/blockParts.ts';
import { publishEvents } from '../publish/events.ts';
import { publishingFor } from '../publish/publishing.ts';
import type { CallRequest } from '../runtime/http/answerCall.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { findEvents } from './findEvents.ts';

/** Most events that the agenda knows of. */
const maxEvents = 5000;

/**
 * `GET /api/events?lang=&kind=&place=&month=&page=&cancelled=1&id=`, header `entorno`: a brand's
 * coming events (`events/eventAgenda.ts` of the contract), the group's site all; `cancelled` adds
 * those called off, `id` leaves the one with this Id. 400 for an unknown brand.
 */
export async function handleEvents(payload: Payload, request: CallRequest): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const brand = brandByCode(request.headers.get('entorno') ?? '');
  if (!brand) return problem(400, 'entorno must name a brand.');
  const langParam = searchParams.get('lang');
  await catchUp(payload);
  const p = publishingFor(payload, brand.code, isLang(langParam) ? langParam : defaultLang);
  const events = await publishEvents(p, {
    kinds: [],
    brands: siteBrands(p, undefined),
    limit: maxEvents,
    cancelled: searchParams.get('cancelled') === '1',
  });
  const id = searchParams.get('id');
  const wanted = id === null ? events : events.filter(({ Id }) => Id === id);
  return json(findEvents(soonestFirst(wanted), parseEventQuery(searchParams)));
}
