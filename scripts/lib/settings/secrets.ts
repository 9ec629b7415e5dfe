import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { secretProblem } from '@concierge/server/start/secretProblem';
import * as z from 'zod/mini';
import { fail } from '../fail.ts';

const names = ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'LEADS_SECRET', 'HEALTH_TOKEN'] as const;
const keptSchema = z.record(z.string(), z.string());

/**
 * The installation's secrets: from the environment, else made once and kept in the data folder,
 * readable by its owner only. What is kept there stays, since it opens what is in the database; one
 * of the environment is kept where there is none yet. Ends the process with one sentence for a
 * guessable one, before anything is written, and where the file can't be read.
 */
export function loadSecrets(dataDir: string): Record<string, string> {
  const file = `${dataDir}/secrets.json`;
  const stored = readKept(file);
  const secrets = Object.fromEntries(
    names.map((name) => [name, process.env[name] || (stored[name] ?? madeUp())]),
  );
  requireGood(secrets);
  if (names.some((name) => stored[name] === undefined)) keep(file, { ...secrets, ...stored });
  return secrets;
}

function readKept(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  try {
    chmodSync(file, 0o600);
    return keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return fail(
      `${file} holds no secrets that can be read. Put the file of a backup in its place (docs/how-to/backup.md): without its secrets nobody can use a second factor that the database holds.`,
    );
  }
}

/** Guessable secrets stop both servers too; here before anything is prepared. */
function requireGood(secrets: Readonly<Record<string, string>>): void {
  for (const name of names) {
    // The token opens figures of health alone; its length is checked as that of a variable.
    const problem = name === 'HEALTH_TOKEN' ? undefined : secretProblem(name, secrets[name]);
    if (problem) fail(problem);
  }
}

/** A crash leaves the old file or the new one. */
function keep(file: string, secrets: Readonly<Record<string, string>>): void {
  writeFileSync(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Secrets that nobody keeps, for a process that runs alone. */
export const madeUpSecrets = (): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, madeUp()]));

const madeUp = (): string => randomBytes(32).toString('base64url');
