import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { manifestName } from './manifest.ts';

const pattern = /^concierge-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
const partialTtlMs = 86_400_000;

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

/**
 * Removes all backups but the newest, and what a backup that was killed a day ago has left behind;
 * nothing else. Answers the removed ones.
 */
export function pruneBackups(parent: string, keep: number): string[] {
  const old = backupsIn(parent).slice(keep);
  const left = readdirSync(parent)
    .filter((name) => name.startsWith('.concierge-partial-'))
    .map((name) => join(parent, name))
    .filter((folder) => statSync(folder).mtimeMs < Date.now() - partialTtlMs);
  for (const folder of [...old, ...left]) rmSync(folder, { recursive: true, force: true });
  return old;
}
