import type { CollectionSlug, Payload, Where } from 'payload';
import type { User } from '../runtime/payload-types.ts';

interface List {
  readonly collection: CollectionSlug;
  readonly where: Where;
  readonly trash?: boolean;
}

/**
 * How many rows Payload's list shows a person: of a collection with drafts it lists the newest
 * versions, which no count of documents counts. None where the person may not read the collection.
 */
export async function countRows(
  payload: Payload,
  user: User,
  { collection, where, trash = false }: List,
): Promise<number> {
  const query = { collection, where, trash, user, overrideAccess: false, disableErrors: true };
  const hasDrafts = payload.collections[collection].config.versions?.drafts;
  const { totalDocs } = hasDrafts
    ? await payload.find({ ...query, draft: true, depth: 0, limit: 1, select: { createdAt: true } })
    : await payload.count(query);
  return totalDocs;
}
