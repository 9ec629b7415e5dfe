import type { PayloadRequest } from 'payload';
import { getTransactionSession } from './session.ts';

/**
 * Does something once what a call has written is committed, and before the call is answered; at
 * once where it has no transaction. After a rollback it isn't done. Locks of the transaction are
 * free by then.
 */
export async function afterCommit(req: PayloadRequest, act: () => Promise<void>): Promise<void> {
  const session = await getTransactionSession(req);
  if (!session) return act();
  const { parts } = session;
  const commit = parts.resolve;
  parts.resolve = async () => {
    await commit();
    await act();
  };
}
