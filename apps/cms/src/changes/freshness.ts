import type { Payload } from 'payload';
import { newestChange } from '../runtime/database/database.ts';
import { perPayload } from '../runtime/perPayload.ts';
import { readChanges } from './readChanges.ts';
import type { TaggedCache } from './TaggedCache.ts';

/** How far this process has followed the change log, and the caches that follow with it. */
export interface Freshness {
  /** Rises with every batch of changes; what was built across one isn't kept. */
  generation: number;
  readonly caches: Pick<TaggedCache<unknown>, 'drop' | 'clear'>[];
  seen: number | undefined;
}

/** The state of one Payload instance. */
export const getFreshness = perPayload(
  'freshness',
  (): Freshness => ({ generation: 0, caches: [], seen: undefined }),
);

/**
 * Drops from the caches whatever changed since the last call, also by other processes. Every answer
 * begins with it, so that nothing stale is ever served after a change was committed.
 */
export async function catchUp(payload: Payload): Promise<Freshness> {
  const state = getFreshness(payload);
  const newest = await newestChange(payload);
  const from = state.seen;
  if (from === newest) return state;
  if (from === undefined || newest < from) {
    for (const cache of state.caches) cache.clear();
    state.seen = newest;
    state.generation += 1;
    return state;
  }
  const changes = await readChanges(payload, from, 10_000);
  const tags = new Set(changes.flatMap((change) => change.tags));
  for (const cache of state.caches) cache.drop(tags);
  state.seen = Math.max(state.seen ?? 0, changes.at(-1)?.id ?? from);
  state.generation += 1;
  return state;
}
