import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeDatabaseFile } from '@concierge/server/start/privateFiles';

const askAgainMs = 250;
/** SQLite's result code where another connection has the lock. */
const busy = 5;

/**
 * Waits until no other process starts on the content database's file, and says once that it does;
 * answers what lets the next one start. The lock is that of an empty database beside the file: the
 * system ends it with its process. Where there can be none, the start itself says what is wrong.
 */
export async function lockSqlite(): Promise<() => void> {
  const { sqliteFile } = await import('../runtime/env.ts');
  const file = join(dirname(sqliteFile), `.${basename(sqliteFile)}-start`);
  try {
    closeDatabaseFile(file);
    const lock = new DatabaseSync(file, { timeout: 0 });
    for (let isFirst = true; !take(lock); isFirst = false) {
      if (isFirst)
        process.stderr.write(`Another process starts on ${sqliteFile}: waiting for it.\n`);
      await sleep(askAgainMs);
    }
    return () => lock.close();
  } catch {
    return () => undefined;
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    return false;
  }
}
