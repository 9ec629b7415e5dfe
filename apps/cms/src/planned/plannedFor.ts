import type { Payload } from 'payload';
import { holds } from '../access/roles.ts';
import type { User } from '../runtime/payload-types.ts';
import type { Planned, Span } from './Planned.ts';
import { plannedEntries } from './plannedEntries.ts';
import { plannedEvents } from './plannedEvents.ts';
import { plannedFacts } from './plannedFacts.ts';
import { plannedJobs } from './plannedJobs.ts';
import { plannedReleases } from './plannedReleases.ts';

/** Where what is planned comes from; a feature with an instant or a last day adds its own here. */
const sources: readonly ((
  payload: Payload,
  user: User,
  span: Span,
  now: Date,
) => Promise<Planned[]>)[] = [
  plannedJobs,
  plannedReleases,
  plannedFacts,
  plannedEvents,
  plannedEntries,
];

/**
 * What goes live and off by itself within a span, and that the person may read: by day, what begins
 * with the day first, what ends with it last. Nothing for roles without content.
 */
export async function plannedFor(
  payload: Payload,
  user: User,
  span: Span,
  now = new Date(),
): Promise<Planned[]> {
  if (!holds(user, 'read')) return [];
  const found = await Promise.all(sources.map((source) => source(payload, user, span, now)));
  return found.flat().sort((a, b) => sortKey(a).localeCompare(sortKey(b)));
}

const sortKey = ({ day, at, goes, title }: Planned): string => {
  const part = at ? `1 ${at}` : goes === 'live' ? '0' : '2';
  return `${day} ${part} ${title}`;
};
