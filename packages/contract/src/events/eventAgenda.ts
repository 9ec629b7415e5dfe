import * as z from 'zod/mini';
import { list } from '../values/kit.ts';
import { parsePageNumber } from '../values/pageNumber.ts';
import { swissDay } from '../values/swissDay.ts';
import { type Campaign, campaignSchema } from './campaign.ts';

/** What the agenda of events is filtered by. */
export const eventFilters = ['kind', 'place', 'month'] as const;
export type EventFilter = (typeof eventFilters)[number];

/** What a visitor asks of the agenda; one value a filter, absent means all. */
export interface EventQuery {
  readonly chosen: Partial<Record<EventFilter, string>>;
  /** From 1. */
  readonly page: number;
}

/**
 * `GET {api}/events?lang=&kind=&place=&month=&page=&id=`: a page of a brand's coming events,
 * soonest first, with the values of every filter; `id` asks for the one event with this Id.
 */
export const eventAgendaSchema = z.object({
  items: list(campaignSchema),
  /** Events that fit, on all pages. */
  total: z.number(),
  /** At least 1. */
  pages: z.number(),
  filters: z.array(
    z.object({
      name: z.enum(eventFilters),
      values: z.array(z.object({ value: z.string(), count: z.number() })),
    }),
  ),
});
export type EventAgenda = z.output<typeof eventAgendaSchema>;

/** Reads an event query from an address; never fails. */
export function parseEventQuery(params: URLSearchParams): EventQuery {
  const chosen: Partial<Record<EventFilter, string>> = {};
  for (const name of eventFilters) {
    const value = params.get(name)?.trim().slice(0, 80);
    if (value) chosen[name] = value;
  }
  return { chosen, page: parsePageNumber(params) };
}

/** The same query as an address has it; empty, or beginning with `?`. */
export function eventAddress({ chosen, page }: EventQuery): string {
  const query = new URLSearchParams({ ...chosen, ...(page > 1 ? { page: String(page) } : {}) });
  return query.size ? `?${query}` : '';
}

/** When an event begins: an instant, or the day where the hour isn't known. */
export const eventStart = ({ Start_Datetime, StartDate }: Campaign): string =>
  Start_Datetime ?? StartDate;

/** Events by when they begin, the soonest first, whatever zone their instants are written in. */
export const soonestFirst = (events: readonly Campaign[]): Campaign[] =>
  events.toSorted((one, other) => startTime(one) - startTime(other));

const startTime = (event: Campaign) => Date.parse(eventStart(event));

/**
 * An event's value for every filter: its kind, its city or `online`, and its month in Switzerland
 * (`YYYY-MM`).
 */
export function eventValues(event: Campaign): Record<EventFilter, string> {
  const place =
    event.attendance === 'online' ? 'online' : (event.City__c ?? event.Event_Location__c ?? '');
  return { kind: event.kind, place, month: swissDay(new Date(eventStart(event))).slice(0, 7) };
}
