import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload';

/**
 * The document of an id that matches `where` and that the person may read; undefined where there is
 * none. Throws 403 for who may read none of the collection, in English unless `req` is a whole
 * request.
 */
export async function loadOwnDocument<Slug extends CollectionSlug>(
  req: Pick<PayloadRequest, 'payload' | 'user'>,
  collection: Slug,
  id: number,
  where: Where = {},
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id }, ...where },
    req,
    overrideAccess: false,
    depth: 0,
    limit: 1,
  });
  return docs[0];
}
