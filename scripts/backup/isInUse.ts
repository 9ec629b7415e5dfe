import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lostAndFound } from './lostAndFound.ts';

const sqliteBusy = 5;

/**
 * Whether a process has a database file of this data folder open. Both servers keep theirs open in
 * WAL mode as long as they run, which holds a shared lock that ends with the process, however it
 * ends.
 */
export function isInUse(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  return readdirSync(dataDir)
    .filter((name) => name !== lostAndFound)
    .flatMap((name) => filesBelow(join(dataDir, name)))
    .some((file) => file.endsWith('.db') && isDatabaseInUse(file));
}

/** What is in a folder, at any depth; a file is itself. */
function filesBelow(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
}

/** Whether a process has this database file open. */
export function isDatabaseInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    // What is no sound database is open nowhere, or is about to be replaced in any case.
    return (error as { errcode?: number }).errcode === sqliteBusy;
  } finally {
    database?.close();
  }
}
