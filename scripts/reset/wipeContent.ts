import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lostAndFound } from '../backup/lostAndFound.ts';
import { emptyPostgres } from '../backup/postgres.ts';
import type { Place } from '../lib/settings/place.ts';

/** Pages, pictures, forms and brands: a new database says nothing of what changed in an old one. */
const siteCaches = /^(?:pages|images|(?:brands|forms)\.json(?:\.\w+)?)$/;

/**
 * Deletes the content database of an installation that is stopped, what the site remembers of it,
 * and what is in its media folder, which may be the root of a volume. The marker of a seeded
 * database goes first, so that a start after an interrupted wipe seeds again; a start that finds
 * content leaves it alone.
 */
export async function wipeContent(place: Place): Promise<void> {
  const { dataDir, mediaDir, sqliteFile, databaseUrl } = place;
  wipeFolder(dataDir, (name) => /^seeded-[\da-f]+$/.test(name));
  if (databaseUrl) await emptyPostgres(databaseUrl);
  for (const suffix of databaseUrl ? [] : ['', '-wal', '-shm', '-journal'])
    rmSync(`${sqliteFile}${suffix}`, { force: true });
  wipeFolder(mediaDir, (name) => name !== lostAndFound);
  wipeFolder(dataDir, (name) => siteCaches.test(name));
}

/** Deletes what a folder has of these names; nothing where there is no folder. */
export function wipeFolder(folder: string, isWiped: (name: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (isWiped(name)) rmSync(join(folder, name), { recursive: true, force: true });
}
