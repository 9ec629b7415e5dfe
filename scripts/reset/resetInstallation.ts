import { existsSync, readdirSync } from 'node:fs';
import { isDatabaseInUse, isInUse } from '../backup/isInUse.ts';
import { postgresUse } from '../backup/postgres.ts';
import { Refusal } from '../lib/Refusal.ts';
import type { Place } from '../lib/settings/place.ts';
import { wipeContent, wipeFolder } from './wipeContent.ts';

/**
 * What the product keeps in its data folder: databases, outboxes, caches, and what it was told.
 * What isn't named here, such as backups or `well-known`, is somebody else's and stays.
 */
const ownFiles: readonly RegExp[] = [
  /^(?:cms|spool)\.db(?:-wal|-shm|-journal)?$/,
  /^\.cms\.db-start$/,
  /^(?:media|imports|log)$/,
  /^cdn-purges\.json(?:\.\w+)?$/,
  /^(?:site-id|first-administrator\.txt)$/,
  // Archives of `npm run release`, and made-up installations of benchmarks and tests.
  /^(?:releases|bench|fuzz|test|look\.json)$/,
];
const secrets = /^secrets\.json$/;

/** Throws a Refusal while a server of this installation runs. */
export async function requireStopped(place: Place): Promise<void> {
  const use = place.databaseUrl ? await postgresUse(place.databaseUrl) : undefined;
  const isRunning =
    isInUse(place.dataDir) || (!place.databaseUrl && isDatabaseInUse(place.sqliteFile));
  if (isRunning || use?.sessions)
    throw new Refusal(
      `Concierge is running on ${use?.sessions ? 'this database' : place.dataDir}: stop it.`,
    );
}

/**
 * Wipes an installation that is stopped, secrets only where that is wished; answers what stays in
 * the data folder. The database goes first: without the rest it is an installation that begins.
 */
export async function resetInstallation(
  place: Place,
  { withSecrets = false }: { readonly withSecrets?: boolean | undefined } = {},
): Promise<string[]> {
  await requireStopped(place);
  const { dataDir } = place;
  await wipeContent(place);
  if (!existsSync(dataDir)) return [];
  const wiped = withSecrets ? [...ownFiles, secrets] : ownFiles;
  wipeFolder(dataDir, (name) => wiped.some((form) => form.test(name)));
  return readdirSync(dataDir).toSorted();
}
