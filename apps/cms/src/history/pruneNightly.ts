import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionSlug, Payload } from 'payload';
import { everyDay } from '../runtime/duty/everyDay.ts';
import { pruneVersions } from './pruneVersions.ts';

/**
 * Documents that are looked at in one go, and the pause after them, so that visitors and editors
 * come first.
 */
const batch = 50;
const pauseMs = 200;

/** Thins the versions of every document of every collection that has versions. */
export async function pruneAll(payload: Payload): Promise<void> {
  for (const { config } of Object.values(payload.collections)) {
    if (!config.versions) continue;
    for (let last = 0; ; ) {
      const ids = await nextIds(payload, config.slug as CollectionSlug, last);
      for (const id of ids) await pruneVersions(payload, config.slug as CollectionSlug, id);
      if (ids.length < batch) break;
      last = ids.at(-1) ?? last;
      await sleep(pauseMs);
    }
  }
}

async function nextIds(
  payload: Payload,
  collection: CollectionSlug,
  after: number,
): Promise<number[]> {
  const { docs } = await payload.find({
    collection,
    where: { id: { greater_than: after } },
    sort: 'id',
    limit: batch,
    pagination: false,
    depth: 0,
    select: {},
    trash: true,
    overrideAccess: true,
  });
  return docs.map(({ id }) => Number(id));
}

/** Thins versions once a day. */
export const pruneNightly = (payload: Payload): Promise<void> =>
  everyDay(payload, { name: 'thin versions', act: () => pruneAll(payload), isFinal: true });
