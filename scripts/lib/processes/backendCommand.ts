import { existsSync } from 'node:fs';
import { fail } from '../fail.ts';
import { loadEnvironment } from '../settings/environment.ts';
import { readInstallation } from '../settings/installation.ts';
import { installationPlace } from '../settings/place.ts';
import { appEnvironment } from '../stack.ts';
import { requireDatabase } from './requireDatabase.ts';
import { runScript } from './runScript.ts';

/**
 * The variables for scripts of the backend, by the installation's settings. Ends the process with
 * one sentence where the content database can't be worked with.
 */
export async function backendEnvironment(
  env: Record<string, string> = {},
): Promise<Record<string, string>> {
  loadEnvironment();
  const whole = appEnvironment({ ...readInstallation(), env: { RUN_JOBS: '0', ...env } });
  await requireDatabase(whole);
  return whole;
}

/**
 * Runs scripts of the backend one after the other, beside a running one or without; ends the
 * process with the status of the first that fails.
 */
export async function runBackend(
  env: Record<string, string>,
  ...commands: (readonly string[])[]
): Promise<void> {
  for (const [name = '', ...args] of commands) {
    const code = await runScript(name, args, env);
    if (code !== 0) process.exit(code);
  }
}

/**
 * Runs scripts of the backend with the installation's settings, and ends the process: with one
 * sentence where there is no content database, since a new one would answer for it. A whole
 * installation's content may begin one.
 */
export async function backendCommand(...commands: (readonly string[])[]): Promise<never> {
  loadEnvironment();
  const { databaseUrl, sqliteFile } = installationPlace(process.env);
  const isImport = commands.some(([name]) => name === 'content:import');
  if (!databaseUrl && !isImport && !existsSync(sqliteFile))
    fail(
      `There is no content database ${sqliteFile}: name the backend's settings with CONCIERGE_ENV=FILE, or start it once.`,
    );
  await runBackend(await backendEnvironment(), ...commands);
  process.exit(0);
}
