import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '../lib/Refusal.ts';
import { backupsIn } from './backupNames.ts';
import { decryption } from './encryption.ts';
import { type Manifest, manifestName, parseManifest, type StoredFile } from './manifest.ts';

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** The file as it was before it was stored. */
  read(file: StoredFile): Promise<Readable>;
}

/**
 * Opens a backup, or the newest one in a folder of several, after all of it was verified: manifest,
 * every digest, and the key. Throws a Refusal otherwise.
 */
export async function openBackup(from: string, version: string, key?: string): Promise<Backup> {
  const folder = existsSync(join(from, manifestName)) ? from : newestIn(from);
  const manifest = parseManifest(readFileSync(join(folder, manifestName), 'utf8'), version);
  const stream = ({ path }: StoredFile) => createReadStream(join(folder, 'files', path));
  for (const file of manifest.files) {
    const hash = createHash('sha256');
    try {
      for await (const chunk of stream(file)) hash.update(chunk);
    } catch {
      throw new Refusal(`The backup is damaged: ${file.path} is missing or can not be read.`);
    }
    if (hash.digest('hex') !== file.sha256)
      throw new Refusal(`The backup is damaged: ${file.path} is not what was stored.`);
  }
  if (!manifest.encrypted) return { folder, manifest, read: async (file) => stream(file) };
  const decrypt = decryption(key);
  const read = (file: StoredFile) => decrypt(stream(file));
  // The beginning of any file shows whether the key is the right one.
  const [first] = manifest.files;
  if (first) (await read(first)).destroy();
  return { folder, manifest, read };
}

function newestIn(parent: string): string {
  const [newest] = existsSync(parent) ? backupsIn(parent) : [];
  if (!newest) throw new Refusal(`There is no backup in ${parent}: it has no ${manifestName}.`);
  return newest;
}
