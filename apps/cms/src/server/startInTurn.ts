import { variable } from '../runtime/cmsVariables.ts';
import { lockPostgres } from './lockPostgres.ts';
import { lockSqlite } from './lockSqlite.ts';

/**
 * Starts one process of an installation after the other, so that what a start makes in the database
 * is made once. One that dies while it starts lets the next begin.
 */
export async function startInTurn<T>(start: () => Promise<T>): Promise<T> {
  const url = variable('DATABASE_URL');
  const unlock = url ? await lockPostgres(url) : await lockSqlite();
  try {
    return await start();
  } finally {
    await unlock();
  }
}
