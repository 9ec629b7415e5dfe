import type { CollectionSlug, PayloadRequest } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';

/** A version as it is stored, in all languages. */
export interface StoredVersion {
  readonly id: number;
  readonly version: { readonly _status?: string; readonly [field: string]: unknown };
}

/** The newest version of a document, in the trash or not. */
export async function newestVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<StoredVersion | undefined> {
  const where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] };
  const own = { collection, where, locale: 'all', req: sameTransaction(req) } as const;
  const { docs } = await req.payload.db.findVersions({
    ...own,
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  });
  return docs[0] as unknown as StoredVersion | undefined;
}
