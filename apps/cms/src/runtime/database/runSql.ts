import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { isPostgres } from '../isPostgres.ts';

export type Row = Readonly<Record<string, unknown>>;

/**
 * Runs one statement on either database, outside transactions. Parameters are `$1`, `$2`, …, and
 * appear first in that order, because SQLite numbers them by their order in the text.
 */
export async function runSql(
  payload: Payload,
  sql: string,
  args: readonly (string | number)[] = [],
): Promise<readonly Row[]> {
  if (isPostgres(payload))
    return (await (payload.db as unknown as PostgresAdapter).pool.query<Row>(sql, [...args])).rows;
  return (await (payload.db as unknown as SQLiteAdapter).client.execute({ sql, args: [...args] }))
    .rows as unknown as Row[];
}
