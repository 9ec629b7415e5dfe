import type { Payload, PayloadRequest } from 'payload';
import { isPostgres } from '../isPostgres.ts';
import { oneAtATime } from '../oneAtATime.ts';
import { lockTurn, type TurnName } from './database.ts';

/**
 * Does what counts before it writes one after the other, so that each sees what those before it
 * wrote: in this process, and on PostgreSQL in all that share the database. At most one connection
 * a name is held for it; SQLite has one backend process.
 */
export function inTurn<T>(payload: Payload, name: TurnName, act: () => Promise<T>): Promise<T> {
  return oneAtATime(`turn:${name}`, async () => {
    if (!isPostgres(payload)) return act();
    const transaction = (await payload.db.beginTransaction()) ?? undefined;
    if (transaction === undefined) throw new Error(`No transaction for ${name}`);
    try {
      await lockTurn(payload, transaction, name);
      return await act();
    } finally {
      // Nothing was written in it: what was done stays done if its end is lost.
      await payload.db.commitTransaction(transaction).catch(() => undefined);
    }
  });
}

/**
 * The same within a request: on PostgreSQL other transactions wait until the request's own has
 * ended, for they don't see earlier what it wrote. Acts of one transaction wait for each other.
 */
export async function inTurnUntilEnd<T>(
  { payload, transactionID }: PayloadRequest,
  name: TurnName,
  act: () => Promise<T>,
): Promise<T> {
  const transaction = await transactionID;
  if (!isPostgres(payload) || transaction === undefined) return oneAtATime(`turn:${name}`, act);
  await lockTurn(payload, transaction, name);
  return oneAtATime(`turn:${name}:${transaction}`, act);
}
