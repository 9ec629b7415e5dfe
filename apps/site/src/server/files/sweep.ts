import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../../runtime/log.ts';

/**
 * Deletes the files that were used longest ago until a folder takes at most `limit` bytes (then
 * nine tenths of it). What can't be deleted is left, with a line in the log.
 */
export async function sweepFolder(folder: string, limit: number): Promise<void> {
  const files: { path: string; size: number; usedAt: number }[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    () => [],
  )) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, size: found.size, usedAt: found.mtimeMs });
  }
  let size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= limit) return;
  const before = size;
  let failure: unknown;
  for (const file of files.sort((a, b) => a.usedAt - b.usedAt)) {
    if (size <= limit * 0.9) break;
    try {
      await rm(file.path, { force: true });
      size -= file.size;
    } catch (error) {
      failure = error;
    }
  }
  if (failure) log.error({ err: failure, folder }, 'a cache folder could not be swept wholly');
  log.info({ folder, before, after: size }, 'a cache folder was swept');
}
