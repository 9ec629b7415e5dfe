import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns when the names in a folder are on the disk. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
