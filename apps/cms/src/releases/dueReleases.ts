import type { Payload } from 'payload';
import { perPayload } from '../runtime/perPayload.ts';
import { publishRelease, refuseRelease } from './publishRelease.ts';

/** Milliseconds after its first failure, if it is ours, in which a release is tried again. */
const retryMs = 15 * 60_000;

/** When each failed first; the process that takes over begins anew. */
const firstFailures = perPayload('release-failures', () => new Map<number, number>());

/**
 * Publishes the releases whose instant has come, one after the other. One that fails is tried again
 * at the next call, and given up in the end; it keeps no other one waiting.
 */
export async function publishDueReleases(payload: Payload, now = Date.now()): Promise<void> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: {
      state: { equals: 'planned' },
      publishAt: { less_than_equal: new Date(now).toISOString() },
    },
    sort: 'publishAt',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  const failedAt = firstFailures(payload);
  for (const { id } of docs) {
    try {
      await publishRelease(payload, id);
      failedAt.delete(id);
    } catch (error) {
      payload.logger.error({ err: error, msg: 'A release could not be published' });
      const first = failedAt.get(id) ?? now;
      failedAt.set(id, first);
      if (now - first <= retryMs) continue;
      await refuseRelease(payload, id, [{ reason: 'failed' }]);
      failedAt.delete(id);
    }
  }
}
