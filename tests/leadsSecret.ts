import { readFileSync } from 'node:fs';

/**
 * Secret that site and backend under test share: of the product's data folder, else of the
 * environment; undefined without either.
 */
export function leadsSecret(): string | undefined {
  const folder = process.env['E2E_DATA_DIR'];
  const stored = folder
    ? (JSON.parse(readFileSync(`${folder}/secrets.json`, 'utf8')) as { LEADS_SECRET?: string })
    : {};
  return stored.LEADS_SECRET ?? process.env['LEADS_SECRET'];
}

/** Header of calls that the backend answers to its sites only. */
export const bearer = (): Record<string, string> => ({ authorization: `Bearer ${leadsSecret()}` });
