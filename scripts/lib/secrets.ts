import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const names = ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'LEADS_SECRET'] as const;

/** The installation's secrets: from the environment, else made once and kept in the data folder, readable by its owner only. */
export function secretsOf(dataDir: string): Record<string, string> {
  const file = `${dataDir}/secrets.json`;
  const kept: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = Object.fromEntries(names.map((name) => [name, process.env[name] ?? kept[name] ?? randomBytes(32).toString('base64url')]));
  if (names.some((name) => kept[name] !== secrets[name])) writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
