import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isPostgres } from '../runtime/isPostgres.ts';
import type { SturdyPool } from '../runtime/postgres/SturdyPool.ts';

/** From here on, the database being migrated, PostgreSQL answers in time or is asked anew. */
export async function limitSilence(payload: Payload): Promise<void> {
  if (!isPostgres(payload)) return;
  const { pool } = payload.db as unknown as PostgresAdapter;
  (pool as SturdyPool).isServing = true;
}
