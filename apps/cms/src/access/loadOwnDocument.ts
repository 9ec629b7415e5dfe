import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, Where } from 'payload';

/**
 * The document of an id, where it is as `where` says and the person may read it; undefined for any
 * other. Who may read none of the collection is refused: in the language of the request, in English
 * where no more than the person of it is given.
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
