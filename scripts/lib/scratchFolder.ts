import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const neededBytes = 4 * 2 ** 30;

/**
 * A new folder for what tests write, in memory where the machine has room for it: each copy of a
 * PostgreSQL database is a thousand files, for which a disk takes a second and memory 30 ms.
 */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'concierge-test-'));
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes;
}
