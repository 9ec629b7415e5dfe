import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isPostgres } from '../isPostgres.ts';
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
 * Waits up to two seconds for whoever reads or writes meanwhile; after that the next purge does it.
 */
export async function truncateWal(payload: Payload): Promise<void> {
  if (isPostgres(payload)) return;
  await overwriteDeleted(payload);
  // By the clock: the database waits within a try too.
  for (const end = Date.now() + 2000; Date.now() < end; await sleep(100))
    if (await truncated(payload)) return;
  payload.logger.warn('The write-ahead log is in use and is cleared by the next purge.');
}

async function truncated(payload: Payload): Promise<boolean> {
  try {
    const [result] = await runSql(payload, 'pragma wal_checkpoint(truncate)');
    return Number(result?.['busy'] ?? 0) === 0;
  } catch (error) {
    // Another connection of this process has a statement open.
    if (/^SQLITE_(?:BUSY|LOCKED)/.test((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}
