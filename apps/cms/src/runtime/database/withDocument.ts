import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { lockDocument } from './database.ts';
import { documentInTurn } from './documentTurns.ts';
import { sameTransaction } from './sameTransaction.ts';

/**
 * Reads and writes one document in turn with its saves: of this process, and on PostgreSQL, in a
 * transaction that `act` hands on, of every process. An error undoes the transaction.
 */
export const withDocument = <T>(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  act: (req: Partial<PayloadRequest>) => Promise<T>,
): Promise<T> =>
  documentInTurn(collection, id, async () => {
    const req = await createLocalReq({}, payload);
    try {
      await initTransaction(req);
      await lockDocument(req, collection, id);
      const result = await act(sameTransaction(req));
      await commitTransaction(req);
      return result;
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  });
