import { Client } from 'pg';
import { locks } from '../runtime/database/locks.ts';

/**
 * Waits until no other process starts on this database; answers what lets the next one start. Where
 * the database refuses, the start itself says what is wrong with it.
 */
export async function lockPostgres(connectionString: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  const isHeld = await client
    .connect()
    .then(() => client.query(`select pg_advisory_lock(${locks.start})`))
    .then(
      () => true,
      () => false,
    );
  return async () => {
    if (isHeld) await client.end().catch(() => undefined);
  };
}
