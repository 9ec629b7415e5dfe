import { langs } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { everyRow } from '../runtime/database/everyRow.ts';
import { onDuty } from '../runtime/duty/onDuty.ts';

const hour = 3_600_000;
/** Milliseconds that a page may stand without a title before it counts as left behind. */
const untitledTtlMs = 24 * hour;

/**
 * Deletes pages that opening an empty form made and nobody gave a title in any language; answers
 * how many.
 */
export async function sweepGhostDrafts(payload: Payload, now = Date.now()): Promise<number> {
  const { docs } = await payload.find({
    collection: 'pages',
    draft: true,
    where: {
      and: [
        { _status: { equals: 'draft' } },
        { updatedAt: { less_than: new Date(now - untitledTtlMs).toISOString() } },
        ...langs.map((lang) => ({ [`title.${lang}`]: { exists: false } })),
      ],
    },
    select: { title: true },
    depth: 0,
    limit: 500,
    pagination: false,
    overrideAccess: true,
  });
  const ids = docs.map(({ id }) => id);
  // What was published once stays, whatever its newest draft has lost.
  const untitled = {
    and: [
      { id: { in: ids } },
      { _status: { equals: 'draft' } },
      ...langs.map((lang) => ({ [`title.${lang}`]: { exists: false } })),
    ],
  };
  if (ids.length === 0) return 0;
  const gone = await everyRow(
    payload.delete({ collection: 'pages', where: untitled, depth: 0, overrideAccess: true }),
  );
  return gone.length;
}

/** Sweeps a minute after each start, when the sites have been answered, and every hour. */
export async function watchGhostDrafts(payload: Payload): Promise<void> {
  const sweep = () => {
    if (!onDuty(payload)) return;
    sweepGhostDrafts(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Empty drafts could not be deleted' }),
    );
  };
  setTimeout(sweep, 60_000).unref();
  setInterval(sweep, hour).unref();
}
