import type { Campaign } from '@concierge/contract/campaign';
import {
  type EventAgenda,
  type EventFilter,
  type EventQuery,
  eventFilters,
  eventValues,
} from '@concierge/contract/eventAgenda';

/** Events on a page. */
export const eventPageSize = 24;

/**
 * The events that fit a query, and for every filter its values with the counts that choosing them
 * would leave.
 */
export function findEvents(events: readonly Campaign[], { chosen, page }: EventQuery): EventAgenda {
  const valued = events.map((event) => ({ event, values: eventValues(event) }));
  const fits = (values: Record<EventFilter, string>, except?: EventFilter) =>
    eventFilters.every(
      (name) => name === except || chosen[name] === undefined || chosen[name] === values[name],
    );
  const found = valued.filter(({ values }) => fits(values)).map(({ event }) => event);
  const filters = eventFilters.map((name) => ({
    name,
    values: count(
      valued.filter(({ values }) => fits(values, name)).map(({ values }) => values[name]),
    ),
  }));
  return {
    items: found.slice((page - 1) * eventPageSize, page * eventPageSize),
    total: found.length,
    pages: Math.max(1, Math.ceil(found.length / eventPageSize)),
    filters,
  };
}

function count(values: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, n]) => ({ value, count: n }))
    .sort((a, b) => a.value.localeCompare(b.value));
}
