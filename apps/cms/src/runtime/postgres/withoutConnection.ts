import type { PayloadRequest } from 'payload';
import { getTransactionSession, type Session } from './session.ts';

/** Milliseconds that a transaction which has written may wait for something outside. */
const longestWaitMs = 330_000;

/**
 * Does what waits for another machine without holding a connection to PostgreSQL: a few of them
 * would leave none to anybody else. A transaction that has only read so far is ended, and a new one
 * begun afterwards; one that has written is kept, and allowed to be idle for longer.
 */
export async function withoutConnection<T>(req: PayloadRequest, act: () => Promise<T>): Promise<T> {
  const session = await getTransactionSession(req);
  if (!session) return act();
  if (await hasWritten(session)) {
    const { sql } = await import('@payloadcms/db-postgres');
    const limit = sql.raw(`set local idle_in_transaction_session_timeout = ${longestWaitMs}`);
    await session.connection.execute(limit);
    return act();
  }
  await req.payload.db.commitTransaction(session.id);
  delete req.transactionID;
  const result = await act();
  const next = await req.payload.db.beginTransaction();
  if (next !== null) req.transactionID = next;
  return result;
}

/**
 * Whether anything would be lost if the transaction ended here; locks come with what is written.
 */
async function hasWritten({ connection }: Session): Promise<boolean> {
  const { sql } = await import('@payloadcms/db-postgres');
  const query = sql`select pg_current_xact_id_if_assigned() is not null as written`;
  const { rows } = await connection.execute<{ written: boolean }>(query);
  return rows[0]?.written !== false;
}
