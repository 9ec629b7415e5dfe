import type { Payload } from 'payload';
import type { Release } from '../runtime/payload-types.ts';
import { perPayload } from '../runtime/perPayload.ts';
import { publishRelease, refuseRelease } from './publishRelease.ts';

/** Milliseconds after its first failure, if it is ours, in which a release is tried again. */
const retryMs = 15 * 60_000;

/** When each failed first, for as long as the database, too, may fail. */
const firstFailures = perPayload('release-failures', () => new Map<number, number>());
/** Where the same is stored, for a process that takes over. */
const failureKey = (id: number): string => `release-failed:${id}`;

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
  for (const release of docs) {
    const { id } = release;
    try {
      await publishRelease(payload, id);
    } catch (error) {
      payload.logger.error({ err: error, msg: 'A release could not be published' });
      if (now - (await firstFailure(payload, release, now)) <= retryMs) continue;
      await refuseRelease(payload, id, [{ reason: 'failed' }]);
    }
    await forgetFailure(payload, id);
  }
}

/**
 * When the release that fails at an instant failed first; what failed before the time that it is
 * planned for was another try.
 */
async function firstFailure(
  payload: Payload,
  { id, publishAt }: Release,
  now: number,
): Promise<number> {
  const failedAt = firstFailures(payload);
  const stored = await payload.kv.get<number>(failureKey(id)).catch(() => null);
  const before = failedAt.get(id) ?? stored ?? now;
  const first = before < Date.parse(publishAt ?? '') ? now : before;
  failedAt.set(id, first);
  if (first !== stored) await payload.kv.set(failureKey(id), first).catch(() => undefined);
  return first;
}

async function forgetFailure(payload: Payload, id: number): Promise<void> {
  firstFailures(payload).delete(id);
  await payload.kv.delete(failureKey(id)).catch(() => undefined);
}
