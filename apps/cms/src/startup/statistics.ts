import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { isPostgres } from '../runtime/isPostgres.ts';

const sixHours = 6 * 3_600_000;

/**
 * Lets SQLite count what its tables hold, at each start and four times a day: without that it
 * guesses which index is the narrowest, and goes through all pages of a brand to find one
 * (publish/page/queryPlans.test.ts). Only what grew is counted, and only in part. Postgres does so
 * by itself.
 */
export async function keepStatistics(payload: Payload): Promise<void> {
  if (isPostgres(payload)) return;
  await refreshStatistics(payload);
  const timer = setInterval(() => {
    refreshStatistics(payload).catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: 'The tables could not be counted' }),
    );
  }, sixHours);
  timer.unref();
}

/** `0x10002`: every table that changed since it was counted last. */
export async function refreshStatistics(payload: Payload): Promise<void> {
  const { client } = payload.db as unknown as SQLiteAdapter;
  await client.execute('PRAGMA analysis_limit = 1000');
  await client.execute('PRAGMA optimize = 0x10002');
}
