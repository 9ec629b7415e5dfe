import type { Payload } from 'payload';

/** Most enquiries that are looked at. */
const maxRead = 500;

/**
 * How many enquiries the CRM has refused since an instant in milliseconds; at most 500. By the last
 * attempt: who writes a note on an old one, or corrects its person, refuses nothing anew.
 */
export async function countRefusedSince(payload: Payload, since: number): Promise<number> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: {
      state: { equals: 'refused' },
      // Each attempt puts the next one off, also the last.
      next_attempt_at: { greater_than: new Date(since).toISOString() },
    },
    select: { attempts: true },
    limit: maxRead,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs.filter(({ attempts }) => {
    const last = Array.isArray(attempts) ? (attempts.at(-1) as { at?: string }) : undefined;
    return last?.at !== undefined && Date.parse(last.at) > since;
  }).length;
}
