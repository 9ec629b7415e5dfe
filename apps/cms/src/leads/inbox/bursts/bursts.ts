import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Payload } from 'payload';
import { within } from '../../instants.ts';
import { networkLimits } from '../../limits.ts';

const hour = 3_600_000;

/**
 * Keys of those leads that are one too many of their network: they are kept and wait until
 * admissions release them, singly or all. So a flood of made-up applications reaches neither
 * mailboxes nor the CRM, and a classroom loses nothing.
 */
export async function burstsIn(
  payload: Payload,
  leads: readonly LeadEnvelope[],
  now = Date.now(),
): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  const byNetwork = Map.groupBy(leads, ({ source_network }) => source_network);
  for (const [network, theirs] of byNetwork) {
    if (!network) continue;
    const takenWithin = async (milliseconds: number) => {
      const where = {
        network: { equals: network },
        createdAt: within(milliseconds, now),
      };
      return (await payload.count({ collection: 'leads', where, overrideAccess: true })).totalDocs;
    };
    const room = Math.min(
      networkLimits.hour - (await takenWithin(hour)),
      networkLimits.day - (await takenWithin(24 * hour)),
    );
    for (const { key } of theirs.slice(Math.max(0, room))) held.add(key);
  }
  return held;
}
