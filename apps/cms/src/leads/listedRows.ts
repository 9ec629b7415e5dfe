import type { DataFromCollectionSlug, PayloadRequest, Where } from 'payload';

/** Documents that are read at once. */
const batch = 1000;

/** Every document of a list's filter that the signed-in person may read, oldest first. */
export async function* listedRows<Slug extends 'leads' | 'subscribers'>(
  req: PayloadRequest,
  collection: Slug,
  listed: Where,
): AsyncGenerator<DataFromCollectionSlug<Slug>> {
  let last = 0;
  for (;;) {
    const { docs } = await req.payload.find({
      collection,
      // A copy: Payload adds its own conditions to what it is given.
      where: { and: [structuredClone(listed), { id: { greater_than: last } }] },
      req,
      overrideAccess: false,
      depth: 0,
      limit: batch,
      pagination: false,
      sort: 'id',
    });
    const newest = docs.at(-1);
    if (!newest) return;
    last = Number(newest.id);
    yield* docs as DataFromCollectionSlug<Slug>[];
  }
}
