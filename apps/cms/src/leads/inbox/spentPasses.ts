import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Payload } from 'payload';

/**
 * Keys of those leads whose captcha pass another lead has: in the inbox, or before it among these.
 * Each machine of a site knows the passes that were shown to it; here those of all meet.
 */
export async function spentPasses(
  payload: Payload,
  leads: readonly LeadEnvelope[],
): Promise<ReadonlySet<string>> {
  const passes = leads.flatMap(({ pass }) => pass ?? []);
  if (passes.length === 0) return new Set();
  const { docs } = await payload.find({
    collection: 'leads',
    where: { pass: { in: passes } },
    select: { pass: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const spent = new Set(docs.map(({ pass }) => pass));
  const held = new Set<string>();
  for (const { key, pass } of leads) {
    if (!pass) continue;
    if (spent.has(pass)) held.add(key);
    spent.add(pass);
  }
  return held;
}
