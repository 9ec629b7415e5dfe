import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { connectionIn } from '../runtime/database/database.ts';

/** What is needed of Payload's connection, on either database. */
interface Connection {
  delete(table: unknown): {
    where(condition: unknown): { returning(): Promise<readonly unknown[]> };
  };
}

/**
 * Deletes sessions by their ids, in the request's transaction, and answers how many there were: of
 * two calls for one session only one counts it. Payload's own deletion doesn't say.
 */
export async function deleteSessions(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  ids: readonly number[],
): Promise<number> {
  const { drizzle, tables } = payload.db as unknown as PostgresAdapter;
  const own = connectionIn(payload, await transactionID);
  const connection = (own ?? drizzle) as unknown as Connection;
  const table = tables['sessions'] as unknown as { readonly id: never };
  return (
    await connection
      .delete(table)
      .where(inArray(table.id, [...ids]))
      .returning()
  ).length;
}
