import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { join } from 'node:path';

const maxBytes = 262_144;
/** A link is not followed, and a pipe is not waited for. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * A plain file of the folder, or undefined where there is none: a folder, link, pipe or a file that
 * is too large is none, and neither is one that a linked folder leads to.
 */
export async function loadWellKnown(folder: string, name: string): Promise<Buffer | undefined> {
  try {
    const path = join(await realpath(folder), name);
    if ((await realpath(path)) !== path) return undefined;
    const handle = await open(path, flags);
    try {
      const stat = await handle.stat();
      return stat.isFile() && stat.size <= maxBytes ? await handle.readFile() : undefined;
    } finally {
      await handle.close();
    }
  } catch {
    return undefined;
  }
}
