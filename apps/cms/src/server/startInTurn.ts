import { Client } from 'pg';
import { variable } from '../runtime/cmsVariables.ts';
import { locks } from '../runtime/locks.ts';

/**
 * Starts one process of an installation after the other, so that what a start makes in the database
 * is made once. One that dies while it starts lets the next begin. SQLite has one process.
 */
export async function startInTurn<T>(start: () => Promise<T>): Promise<T> {
  const url = variable('DATABASE_URL');
  if (!url) return start();
  const client = new Client({ connectionString: url });
  // The start itself says what is wrong with the database.
  client.on('error', () => undefined);
  const isHeld = await client
    .connect()
    .then(() => client.query(`select pg_advisory_lock(${locks.start})`))
    .then(
      () => true,
      () => false,
    );
  try {
    return await start();
  } finally {
    if (isHeld) await client.end().catch(() => undefined);
  }
}
