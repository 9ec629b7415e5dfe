import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../runtime/log.ts';

/** A build whose pages were written within so many milliseconds may still run, or come back. */
const keptMs = 7 * 86_400_000;

/**
 * Deletes the pages that earlier builds kept in a folder: up to a gigabyte each, which nobody reads
 * any more. What can't be deleted is left, with a line in the log.
 */
export async function dropFormerPages(folder: string, own: string): Promise<void> {
  try {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (!entry.isDirectory() || entry.name === own) continue;
      const path = join(folder, entry.name);
      const writtenAt = await lastWrite(path);
      if (!writtenAt || writtenAt > Date.now() - keptMs) continue;
      await rm(path, { recursive: true, force: true });
      log.info({ folder: path }, 'pages of an earlier build were deleted');
    }
  } catch (error) {
    log.warn({ err: error, folder }, 'pages of an earlier build could not be deleted');
  }
}

/** When pages were last written; 0 for a folder that has none. */
async function lastWrite(folder: string): Promise<number> {
  const times = ['pages.db', 'pages.db-wal'].map((name) =>
    stat(join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    ),
  );
  return Math.max(...(await Promise.all(times)));
}
