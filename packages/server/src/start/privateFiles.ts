import { chmodSync, closeSync, lstatSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeDurableFolder } from './durableFolder.ts';

const othersRights = 0o077;
const stickyBit = 0o1000;

/** From here on this process makes files that its user alone can read. */
export function makeFilesPrivate(): void {
  process.umask(othersRights);
}

/**
 * Makes a folder, or takes the rights of other users from it and everything in it. Never throws:
 * where a mounted folder belongs to somebody else, its owner decides. Answers whether all of it is
 * private.
 */
export function closeFolder(folder: string): boolean {
  try {
    makeDurableFolder(folder, 0o700);
  } catch {
    return false;
  }
  return closeTree(folder);
}

function closeTree(path: string): boolean {
  try {
    const status = lstatSync(path);
    // A device, such as /dev/null, is every user's.
    if (!status.isDirectory() && !status.isFile()) return true;
    // A folder that all users share, such as /tmp, stays theirs.
    if (status.mode & stickyBit) return false;
    if (status.mode & othersRights) chmodSync(path, status.mode & 0o700);
    if (!status.isDirectory()) return true;
    return readdirSync(path).reduce((closed, name) => closeTree(join(path, name)) && closed, true);
  } catch {
    return false;
  }
}

/**
 * Makes a database file that its user alone can read, or closes it and its logs; the database gives
 * its logs the rights of its file. One that is there isn't opened: the system takes all locks of a
 * process from a file that any part of it closes, those of an open connection too.
 */
export function closeDatabaseFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    // The database itself says what is wrong with this file.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return;
  }
  for (const ending of ['', '-wal', '-shm', '-journal']) closeTree(file + ending);
}
