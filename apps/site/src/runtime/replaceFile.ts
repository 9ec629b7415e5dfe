import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Each write has a file of its own, for several processes share a folder. */
const draftPath = (path: string): string => `${path}.${randomUUID()}`;

/**
 * Has `write` make a file beside `path`, then renames it, so that a reader, or a start after a
 * crash, finds the old file or the new one, never a part. Makes the folder; throws what `write` and
 * the disk throw, and leaves nothing beside then.
 */
export async function replaceFileBy(
  path: string,
  write: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = draftPath(path);
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** As `replaceFileBy`, with these contents; `isSynced` has them on the disk before the rename. */
export const replaceFile = (
  path: string,
  data: string | Uint8Array,
  { mode = 0o666, isSynced = false }: { readonly mode?: number; readonly isSynced?: boolean } = {},
): Promise<void> =>
  replaceFileBy(path, async (draft) => {
    const handle = await open(draft, 'w', mode);
    try {
      await handle.writeFile(data);
      if (isSynced) await handle.sync();
    } finally {
      await handle.close();
    }
  });

/** As `replaceFile`, at once. */
export function replaceFileSync(
  path: string,
  data: string,
  { mode = 0o666 }: { readonly mode?: number } = {},
): void {
  const draft = draftPath(path);
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(draft, data, { mode });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
