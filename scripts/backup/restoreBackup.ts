import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '../lib/Refusal.ts';
import { isInUse } from './isInUse.ts';
import { dumpName, type Manifest } from './manifest.ts';
import { openBackup } from './openBackup.ts';
import { postgresUse, restorePostgres } from './postgres.ts';
import { removeLeftovers } from './removeLeftovers.ts';
import { storeStream } from './storeStream.ts';
import { syncFolder } from './syncFolder.ts';

export interface RestoreOptions {
  /** Folder of a backup, or of several: then the newest. */
  readonly from: string;
  /** The data folder. */
  readonly to: string;
  readonly databaseUrl?: string | undefined;
  readonly version: string;
  readonly key?: string | undefined;
  /** Whether a data folder or database that holds something may be replaced. */
  readonly replace?: boolean | undefined;
}

/**
 * Restores a backup; answers which one, and where the data folder that it replaced is now. Throws
 * a Refusal before anything is overwritten. The new folder is made beside the old one and takes its
 * name when it is complete, the database changes in one transaction: a crash leaves the old or the
 * new of each, and a second run makes both new. (Between two renames the old folder has its second
 * name already, and the new one not yet its own: there is no exchange of two names in Node.)
 */
export async function restoreBackup(
  options: RestoreOptions,
): Promise<{ folder: string; replaced: string | undefined }> {
  const { from, to, version, key } = options;
  const { folder, manifest, read } = await openBackup(from, version, key);
  await requireFree(options, manifest);
  const beside = dirname(to);
  mkdirSync(beside, { recursive: true });
  const prefix = `.${basename(to)}-restore-`;
  removeLeftovers(beside, prefix);
  const staging = mkdtempSync(join(beside, prefix));
  try {
    for (const file of manifest.files) {
      const isDump = file.path === dumpName;
      await storeStream(await read(file), join(staging, isDump ? 'dump' : 'data', file.path));
    }
    mkdirSync(join(staging, 'data'), { recursive: true });
    if (options.databaseUrl && manifest.database === 'postgres')
      await restorePostgres(options.databaseUrl, join(staging, 'dump', dumpName));
    const replaced = isEmpty(to) ? undefined : `${to}.replaced-${Date.now()}`;
    if (replaced) renameSync(to, replaced);
    renameSync(join(staging, 'data'), to);
    syncFolder(beside);
    return { folder, replaced };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function requireFree(
  { to, databaseUrl, replace }: RestoreOptions,
  manifest: Manifest,
): Promise<void> {
  if (manifest.database === 'postgres' && !databaseUrl)
    throw new Refusal('The backup is of a PostgreSQL database: say with DATABASE_URL where to.');
  if (manifest.database === 'sqlite' && databaseUrl)
    throw new Refusal('The backup is of an SQLite database: unset DATABASE_URL to restore it.');
  if (isMount(to))
    throw new Refusal(
      `${to} is a mount, which can not be replaced: restore to a folder in it, and set DATA_DIR to that.`,
    );
  const use =
    databaseUrl && manifest.database === 'postgres' ? await postgresUse(databaseUrl) : undefined;
  if (isInUse(to) || use?.sessions)
    throw new Refusal(`Concierge is running on ${use?.sessions ? 'this database' : to}: stop it.`);
  if (!replace && !isEmpty(to))
    throw new Refusal(`${to} is not empty: --replace puts the backup in its place.`);
  if (!replace && use?.tables)
    throw new Refusal('The database is not empty: --replace puts the backup in its place.');
}

/** A folder on another device than its parent can't take another name. */
const isMount = (folder: string): boolean =>
  existsSync(folder) &&
  existsSync(dirname(folder)) &&
  statSync(folder).dev !== statSync(dirname(folder)).dev;

const isEmpty = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0;
