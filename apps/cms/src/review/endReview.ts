import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { hasRight } from '../access/roles.ts';
import { changeReview } from './changeReview.ts';
import { readReview, removeReview } from './storedReview.ts';

/**
 * After a page's save: a publication ends its review; a draft by who may not publish takes an
 * approval back, which was for the text before.
 */
export const endReview: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || req.context['seeding']) return doc;
  const review = await readReview(req, doc.id);
  if (!review) return doc;
  if (doc._status === 'published') await removeReview(req, doc.id);
  // Also of one that is not approved yet: an approval at this moment waits, then sees this draft.
  else if (review.state && !hasRight(currentUser(req)?.role, 'publish'))
    await changeReview(req, doc.id, (newest) =>
      newest?.state === 'approved' ? { state: null } : undefined,
    );
  return doc;
};

/** After a page's deletion. */
export const removeReviewAfterDelete: CollectionAfterDeleteHook = ({ id, req }) =>
  removeReview(req, Number(id));
