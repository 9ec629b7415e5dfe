import { readFileSync } from 'node:fs';
import { dataDir } from './dataDir.ts';

/**
 * Secret that site and backend under test share: of the environment, else of the product's data
 * folder.
 */
export function leadsSecret(): string {
  return process.env['LEADS_SECRET'] || storedSecrets().LEADS_SECRET;
}

const storedSecrets = () =>
  JSON.parse(readFileSync(`${dataDir()}/secrets.json`, 'utf8')) as { LEADS_SECRET: string };

/** Header of calls that the backend answers to its sites only. */
export const bearer = (): Record<string, string> => ({ authorization: `Bearer ${leadsSecret()}` });
