import type { CollectionAfterChangeHook, PayloadRequest, Where } from 'payload';
import { automatically } from '../changes/automatically.ts';
import { trashMove } from '../changes/trashMove.ts';
import { everyRow } from '../runtime/database/everyRow.ts';

const update = (req: PayloadRequest, where: Where, deletedAt: string | null) =>
  req.payload.update({
    collection: 'redirects',
    where,
    data: { deletedAt },
    trash: true,
    depth: 0,
    overrideAccess: true,
    req: automatically(req),
  });

/** Redirects to a page go into the trash with it, and those that went with it come back with it. */
export const takeRedirectsAlong: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  const move = collection.slug === 'pages' && trashMove(doc, previousDoc);
  if (!move || req.context['skipChanges']) return doc;
  const page = { page: { equals: doc.id } };
  if (move === 'into')
    await everyRow(update(req, { and: [page, { deletedAt: { exists: false } }] }, doc.deletedAt));
  // One whose path has another use meanwhile stays in the trash.
  else await update(req, { and: [page, { deletedAt: { equals: previousDoc.deletedAt } }] }, null);
  return doc;
};
