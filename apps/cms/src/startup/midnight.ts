import type { Payload } from 'payload';
import { createLocalReq } from 'payload';
import { recordChange } from '../changes/recordChange.ts';
import { everyDay } from '../runtime/duty/everyDay.ts';

/** What a new day makes stale: lists of coming events, and prices that begin or expire. */
async function noteNewDay(payload: Payload): Promise<void> {
  const programs = await payload.find({
    collection: 'pages',
    where: { and: [{ type: { equals: 'program' } }, { _status: { equals: 'published' } }] },
    select: { type: true },
    limit: 0,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const req = await createLocalReq({}, payload);
  await recordChange(req, [
    'list:event',
    'list:program',
    ...programs.docs.map(({ id }) => `page:${id}`),
  ]);
}

/**
 * Writes a change row when the day turns in Switzerland, so that no event or price outlives its day
 * on a cached page; also where no process ran at midnight.
 */
export const watchMidnight = (payload: Payload): Promise<void> =>
  everyDay(payload, { name: 'midnight', act: () => noteNewDay(payload) });
