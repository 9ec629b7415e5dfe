import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../lib/settings/place.ts';
import { lostAndFound } from './lostAndFound.ts';

export interface SourceFile {
  /** Its path in the backup, relative to the data folder. */
  readonly path: string;
  /** Where it is on the disk. */
  readonly file: string;
  readonly isDatabase: boolean;
  /** Changes when the file does. */
  readonly state: string;
}

/** Folders of the data folder that are made again, hold results of tests, or are the volume's. */
const leftOut = new Set([
  lostAndFound,
  'pages',
  'images',
  'log',
  'releases',
  'test',
  'bench',
  'fuzz',
  'look',
  'lighthouse',
]);

/**
 * Everything of an installation that can't be made again. A file that this list doesn't know is in,
 * so that a new outbox is in a backup from its first day.
 */
export function sourceFiles({ dataDir, mediaDir, sqliteFile, databaseUrl }: Place): SourceFile[] {
  const found = new Map<string, SourceFile>();
  const add = (path: string, file: string) => {
    const source = sourceFile(path, file);
    if (source) found.set(path, source);
  };
  for (const [path, file] of walk(dataDir, (name) => name.startsWith('.') || leftOut.has(name)))
    add(path, file);
  const isOutside = (file: string) => !`${file}/`.startsWith(`${dataDir}/`);
  if (isOutside(mediaDir))
    for (const [path, file] of walk(mediaDir, (name) => name === lostAndFound))
      add(`media/${path}`, file);
  if (!databaseUrl && isOutside(sqliteFile)) add('cms.db', sqliteFile);
  return [...found.values()];
}

function* walk(
  folder: string,
  isLeftOut: (name: string) => boolean = () => false,
  parents: readonly string[] = [],
): Generator<readonly [path: string, file: string]> {
  if (!existsSync(folder)) return;
  // Folders may be links to other disks, and links may form a circle.
  const real = realpathSync(folder);
  if (parents.includes(real)) return;
  for (const name of readdirSync(folder).toSorted()) {
    if (isLeftOut(name)) continue;
    const file = join(folder, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) yield [name, file];
    else
      for (const [path, below] of walk(file, undefined, [...parents, real]))
        yield [`${name}/${path}`, below];
  }
}

/** Undefined for what is gone, is no file, or is a log of a database. */
function sourceFile(path: string, file: string): SourceFile | undefined {
  const status = statSync(file, { throwIfNoEntry: false });
  const owner = file.replace(/-(wal|shm|journal)$/, '');
  if (!status?.isFile() || (owner !== file && existsSync(owner))) return undefined;
  const state = `${status.ino} ${status.size} ${status.mtimeMs}`;
  return { path, file, isDatabase: file.endsWith('.db') || isSqlite(file), state };
}

function isSqlite(file: string): boolean {
  const start = Buffer.alloc(16);
  const handle = openIfThere(file);
  if (handle === undefined) return false;
  try {
    readSync(handle, start);
    return start.toString('latin1') === 'SQLite format 3\0';
  } finally {
    closeSync(handle);
  }
}

/** Undefined where the file has gone since it was listed. */
function openIfThere(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
