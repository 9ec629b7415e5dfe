import type { PayloadRequest } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import type { Review } from '../runtime/payload-types.ts';
import type { ReviewComment, ReviewState } from './states.ts';

export type StoredReview = Omit<Review, 'comments' | 'state'> & {
  readonly state?: ReviewState | null;
  readonly comments: readonly ReviewComment[];
};

const collection = 'reviews';
const where = (page: number) => ({ page: { equals: page } });

/** The review of a page, if there is one. */
export async function readReview(
  req: PayloadRequest,
  page: number,
): Promise<StoredReview | undefined> {
  const query = { collection, where: where(page), req: sameTransaction(req) } as const;
  return (await req.payload.db.findOne<StoredReview & { id: number }>(query)) ?? undefined;
}

/** Stores what a review became. */
export async function storeReview(
  req: PayloadRequest,
  page: number,
  data: Partial<StoredReview>,
): Promise<void> {
  const stored = await readReview(req, page);
  const common = { collection, req: sameTransaction(req), returning: false } as const;
  if (stored) await req.payload.db.updateOne({ ...common, id: stored.id, data });
  else await req.payload.db.create({ ...common, data: { comments: [], ...data, page } });
}

/** Ends the review of a page. */
export const removeReview = (req: PayloadRequest, page: number): Promise<void> =>
  req.payload.db.deleteMany({ collection, where: where(page), req: sameTransaction(req) });
