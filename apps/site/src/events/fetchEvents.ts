import type { Campaign } from '@concierge/contract/campaign';
import {
  type EventAgenda,
  type EventQuery,
  eventAgendaSchema,
} from '@concierge/contract/eventAgenda';
import { allPages } from '../content/allPages.ts';
import { fetchData } from '../content/backend/helper.ts';
import type { PageContext } from '../content/pageContext.ts';

/**
 * Asks the backend for a page of this brand's coming events; undefined where it can't answer.
 * `cancelled` asks for those called off besides.
 */
export async function fetchEvents(
  { brand, lang }: Pick<PageContext, 'brand' | 'lang'>,
  { chosen, page }: EventQuery,
  cancelled = false,
): Promise<EventAgenda | undefined> {
  const query = { lang, ...chosen, page: String(page), cancelled: cancelled ? '1' : undefined };
  return fetchData('/events', { brand, query }, eventAgendaSchema);
}

/**
 * The event with an Id, also where it is called off; null where there is none, undefined where the
 * backend can't answer.
 */
export async function fetchEvent(
  { brand, lang }: Pick<PageContext, 'brand' | 'lang'>,
  id: string,
): Promise<Campaign | null | undefined> {
  const query = { lang, id, cancelled: '1' };
  const agenda = await fetchData('/events', { brand, query }, eventAgendaSchema);
  return agenda && (agenda.items.find(({ Id }) => Id === id) ?? null);
}

/**
 * Every coming event that fits, and those called off, for a calendar that is subscribed to;
 * undefined where the backend can't answer.
 */
export const allEvents = (
  context: Pick<PageContext, 'brand' | 'lang'>,
  chosen: EventQuery['chosen'],
): Promise<Campaign[] | undefined> =>
  allPages((page) => fetchEvents(context, { chosen, page }, true));
