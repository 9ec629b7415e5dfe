import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { firstAdminSince } from './firstAdmin.ts';
import { requireDatabase } from './processes/requireDatabase.ts';
import { runScript } from './processes/runScript.ts';
import { Refusal } from './Refusal.ts';

/**
 * Seeds where this data folder has not been seeded for this database yet, and passes on who was
 * made the first administrator. In production a start of Payload migrates.
 */
export async function prepareDatabase(env: Record<string, string>): Promise<string | undefined> {
  await requireDatabase(env);
  if (env['NODE_ENV'] !== 'production') await script('migrate', env);
  if (isSeeded(env)) return undefined;
  const begun = Date.now();
  await script('seed', env);
  markSeeded(env);
  return firstAdminSince(env['DATA_DIR'] ?? '', begun);
}

/** Says that the database of these settings was seeded, so that a start leaves it alone. */
export const markSeeded = (env: Record<string, string>): void =>
  writeFileSync(seedMarker(env), new Date().toISOString());

/** Whether the database of these settings was seeded. */
export const isSeeded = (env: Record<string, string>): boolean => existsSync(seedMarker(env));

/** The file that says that the database of these settings was seeded. */
function seedMarker(env: Record<string, string>): string {
  const database = env['DATABASE_URL'] ?? process.env['DATABASE_URL'] ?? env['SQLITE_FILE'] ?? '';
  const digest = createHash('sha256').update(database).digest('hex').slice(0, 12);
  return `${env['DATA_DIR']}/seeded-${digest}`;
}

async function script(name: string, env: Record<string, string>): Promise<void> {
  if ((await runScript(name, [], env)) !== 0)
    throw new Refusal(`The database could not be prepared (${name}); the lines above say why.`);
}
