import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from './manifest.ts';

const pattern = /^concierge-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Name of the folder of a backup, by its instant; names sort as instants do. */
export const backupName = (instant: string): string =>
  `concierge-${instant.replaceAll(/[:.]/g, '-')}`;

/** Folders of complete backups, newest first. */
export const backupsIn = (parent: string): string[] =>
  readdirSync(parent)
    .filter((name) => pattern.test(name) && existsSync(join(parent, name, manifestName)))
    .toSorted()
    .toReversed()
    .map((name) => join(parent, name));

/** Removes all backups but the newest, and nothing else; answers the removed ones. */
export function pruneBackups(parent: string, keep: number): string[] {
  const old = backupsIn(parent).slice(keep);
  for (const folder of old) rmSync(folder, { recursive: true, force: true });
  return old;
}
