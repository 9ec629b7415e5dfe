import type { ChangesAnswer } from '@concierge/contract/calls';
import type { Payload } from 'payload';

/** Changes after an id, oldest first. */
export async function readChanges(
  payload: Payload,
  since: number,
  limit: number,
): Promise<ChangesAnswer['changes']> {
  const found = await payload.find({
    collection: 'change-log',
    where: { id: { greater_than: since } },
    sort: 'id',
    limit,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return found.docs.map(({ id, tags }) => ({
    id,
    tags: Array.isArray(tags) ? tags.map(String) : [],
  }));
}
