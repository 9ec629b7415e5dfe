import type { PayloadRequest } from 'payload';
import { lockTurn } from '../runtime/database/database.ts';
import { inTurn } from '../runtime/database/inTurn.ts';
import { isPostgres } from '../runtime/isPostgres.ts';
import { readReview, type StoredReview, storeReview } from './storedReview.ts';

/** What becomes of a review as it stands; undefined leaves it so. */
type Change = (
  review: StoredReview | undefined,
) => Partial<StoredReview> | undefined | Promise<Partial<StoredReview> | undefined>;

/**
 * Reads a page's review and stores what it becomes, one change after the other, so that none
 * overwrites another; in a transaction of the request until that ends.
 */
export async function changeReview(
  req: PayloadRequest,
  page: number,
  change: Change,
): Promise<void> {
  const readAndStore = async (): Promise<void> => {
    const data = await change(await readReview(req, page));
    if (data) await storeReview(req, page, data);
  };
  const { payload } = req;
  const transaction = await req.transactionID;
  if (!isPostgres(payload) || transaction === undefined)
    return inTurn(payload, 'reviews', readAndStore);
  await lockTurn(payload, transaction, 'reviews');
  return readAndStore();
}
