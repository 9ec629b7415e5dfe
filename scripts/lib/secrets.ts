import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const names = ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'LEADS_SECRET', 'HEALTH_TOKEN'] as const;

/**
 * The installation's secrets: from the environment, else made once and kept in the data folder,
 * readable by its owner only.
 */
export function secretsOf(dataDir: string): Record<string, string> {
  const file = `${dataDir}/secrets.json`;
  if (existsSync(file)) chmodSync(file, 0o600);
  const kept: Record<string, string> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const secrets = Object.fromEntries(
    names.map((name) => [name, process.env[name] || (kept[name] ?? madeUp())]),
  );
  if (names.some((name) => kept[name] !== secrets[name]))
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

/** Secrets that nobody keeps, for a process that runs alone. */
export const madeUpSecrets = (): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, madeUp()]));

const madeUp = (): string => randomBytes(32).toString('base64url');
