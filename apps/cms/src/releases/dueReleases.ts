import type { Payload } from 'payload';
import { publishRelease, refuseRelease } from './publishRelease.ts';

/** Milliseconds after its instant until which a release is tried again after a failure of ours. */
const retryMs = 15 * 60_000;

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
  for (const { id, publishAt } of docs) {
    try {
      await publishRelease(payload, id);
    } catch (error) {
      payload.logger.error({ err: error, msg: 'A release could not be published' });
      if (publishAt && now - Date.parse(publishAt) > retryMs)
        await refuseRelease(payload, id, [{ reason: 'failed' }]);
    }
  }
}
