import type { CollectionAfterChangeHook } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';

/** Drafts that one publication removes at most; the rest waits for the night. */
const limit = 100;

/** After a publication: the drafts that led to it go. Old publications wait for the night. */
export const pruneAfterPublish: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  req,
}) => {
  if (doc._status !== 'published' || req.context['skipChanges']) return doc;
  const own = sameTransaction(req);
  const { docs } = await req.payload.db.findVersions({
    collection: slug as 'pages',
    where: {
      and: [
        { parent: { equals: doc.id } },
        { 'version._status': { equals: 'draft' } },
        { latest: { not_equals: true } },
      ],
    },
    select: { parent: true },
    sort: '-updatedAt',
    limit,
    pagination: false,
    req: own,
  });
  const ids = docs.map(({ id }) => id);
  if (ids.length > 0)
    await req.payload.db.deleteVersions({
      collection: slug as 'pages',
      where: { id: { in: ids } },
      req: own,
    });
  return doc;
};
