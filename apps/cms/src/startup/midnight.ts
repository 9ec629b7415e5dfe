import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import { createLocalReq } from 'payload';
import { recordChange } from '../changes/recordChange.ts';

const everyMinute = 60_000;

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
 * on a cached page.
 */
export async function watchMidnight(payload: Payload): Promise<void> {
  let today = swissDay(new Date());
  const timer = setInterval(() => {
    const day = swissDay(new Date());
    if (day === today) return;
    today = day;
    noteNewDay(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'The new day could not be noted' }),
    );
  }, everyMinute);
  timer.unref();
}
