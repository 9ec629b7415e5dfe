import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Refusal } from '../lib/Refusal.ts';
import type { Place } from '../lib/settings/place.ts';
import { backupName } from './backupNames.ts';
import { copyDatabase } from './copyDatabase.ts';
import { encryption } from './encryption.ts';
import { dumpName, manifestName, type StoredFile, serializeManifest } from './manifest.ts';
import { dumpPostgres } from './postgres.ts';
import { removeLeftovers } from './removeLeftovers.ts';
import { type SourceFile, sourceFiles } from './sourceFiles.ts';
import { storeStream } from './storeStream.ts';
import { syncFolder } from './syncFolder.ts';

export interface BackupOptions {
  readonly place: Place;
  /** Folder that gets one folder a backup. */
  readonly to: string;
  readonly version: string;
  /** Either key of a pair; without it the backup is not encrypted. */
  readonly key?: string | undefined;
}

const partialPrefix = '.concierge-partial-';
const scratchPrefix = '.backup-';

/**
 * Backs an installation up while it runs; answers the folder of the backup, which has its name once
 * it is complete (ADR 25). Throws a Refusal where it can't be made.
 *
 * The order loses no acknowledged lead. A lead goes from an outbox to the content database, and the
 * outbox erases it only after that. So the outboxes are copied first: a lead that moves meanwhile
 * is in both copies, and the inbox takes it once under its key; copied last, it would be in
 * neither. Files come before both, because they take long, and once more after them for what is
 * new, so that every file that the copied database names is there.
 */
export async function makeBackup({ place, to, version, key }: BackupOptions): Promise<string> {
  const parent = resolve(to);
  if (`${parent}/`.startsWith(`${place.dataDir}/`))
    throw new Refusal('The backup must not be in the data folder; choose another one with --to.');
  if (!existsSync(place.dataDir)) throw new Refusal(`There is no data folder ${place.dataDir}.`);
  const sources = sourceFiles(place);
  const isExpected = place.databaseUrl || place.isWithoutDatabase || sources.some(isDatabase);
  if (sources.length > 0 && !isExpected)
    throw new Refusal(
      `${place.dataDir} holds neither a content database nor an outbox: name the servers' settings with CONCIERGE_ENV=FILE, or say DATABASE_URL= for files alone.`,
    );
  const encrypt = key ? await encryption(key) : async (plain: Readable) => plain;
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  removeLeftovers(parent, partialPrefix);
  removeLeftovers(place.dataDir, scratchPrefix);
  const partial = mkdtempSync(join(parent, partialPrefix));
  // Copies of databases are readable, so they are made where the databases are.
  const scratch = mkdtempSync(join(place.dataDir, scratchPrefix));
  const stored = new Map<string, StoredFile>();
  const store = async (path: string, source: Readable) =>
    stored.set(path, {
      path,
      ...(await storeStream(await encrypt(source), join(partial, 'files', path))),
    });
  const storeDatabase = async ({ path, file }: SourceFile) => {
    const copy = join(scratch, basename(path));
    await copyDatabase(file, copy);
    await store(path, createReadStream(copy));
    rmSync(copy);
  };
  const states = new Map<string, string>();
  const storeFiles = async (sources: readonly SourceFile[]) => {
    for (const { path, file, state } of sources) {
      if (states.get(path) === state) continue;
      const source = await openIfThere(file);
      if (source) await store(path, source);
      states.set(path, state);
    }
  };
  const look = () => Map.groupBy(sourceFiles(place), isDatabase);
  const isContent = ({ file }: SourceFile) => file === place.sqliteFile;
  try {
    await storeFiles(look().get(false) ?? []);
    const instant = new Date().toISOString();
    const databases = look().get(true) ?? [];
    for (const outbox of databases.filter((each) => !isContent(each))) await storeDatabase(outbox);
    const content = place.databaseUrl ? undefined : databases.find(isContent);
    if (content) await storeDatabase(content);
    if (place.databaseUrl) {
      const { stream, ended } = dumpPostgres(place.databaseUrl);
      // What pg_dump says comes first: its stream only ends.
      await Promise.all([ended, store(dumpName, stream).finally(() => ended)]);
    }
    await storeFiles(look().get(false) ?? []);
    const database = place.databaseUrl ? 'postgres' : content ? 'sqlite' : 'none';
    const files = [...stored.values()];
    if (files.length === 0) throw new Refusal(`There is nothing to back up in ${place.dataDir}.`);
    writeFileSync(
      join(partial, manifestName),
      serializeManifest({ version, instant, database, encrypted: Boolean(key), files }),
      { mode: 0o600, flush: true },
    );
    const folder = join(parent, backupName(instant));
    renameSync(partial, folder);
    syncFolder(parent);
    return folder;
  } finally {
    rmSync(partial, { recursive: true, force: true });
    rmSync(scratch, { recursive: true, force: true });
  }
}

const isDatabase = (source: SourceFile): boolean => source.isDatabase;

/** Undefined where the file has gone since it was listed. */
function openIfThere(file: string): Promise<Readable | undefined> {
  const stream = createReadStream(file);
  return new Promise((done, failed) => {
    stream.once('open', () => done(stream));
    stream.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? done(undefined) : failed(error),
    );
  });
}
