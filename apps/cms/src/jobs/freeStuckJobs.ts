import type { Payload } from 'payload';

/** Milliseconds after which a job that runs is one whose process died. */
const stuckAfterMs = 10 * 60_000;

/**
 * Lets jobs run again whose process died with them, such as a scheduled publication: Payload's
 * queue has no lease. Answers how many.
 */
export async function freeStuckJobs(payload: Payload, now = Date.now()): Promise<number> {
  const where = {
    and: [
      { processing: { equals: true } },
      { completedAt: { exists: false } },
      { updatedAt: { less_than: new Date(now - stuckAfterMs).toISOString() } },
    ],
  };
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  for (const { id } of docs)
    await payload.update({
      collection: 'payload-jobs',
      id,
      data: { processing: false },
      depth: 0,
      overrideAccess: true,
    });
  return docs.length;
}
