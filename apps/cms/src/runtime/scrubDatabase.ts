import type { Payload } from 'payload';
import { isPostgres } from './database.ts';
import { runSql } from './runSql.ts';

/**
 * Lets SQLite overwrite what is deleted with zeros. PostgreSQL frees deleted rows by its own
 * vacuum.
 */
export async function overwriteDeleted(payload: Payload): Promise<void> {
  if (!isPostgres(payload)) await runSql(payload, 'pragma secure_delete = on');
}

/**
 * Takes deleted rows out of the write-ahead log, which would keep them until it is written over.
 * Answers false where a reader holds the log; the next call tries again.
 */
export async function truncateWal(payload: Payload): Promise<boolean> {
  if (isPostgres(payload)) return true;
  await overwriteDeleted(payload);
  const [result] = await runSql(payload, 'pragma wal_checkpoint(truncate)');
  return Number(result?.['busy'] ?? 0) === 0;
}
