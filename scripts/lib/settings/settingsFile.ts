import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../paths.ts';

/**
 * The file of this installation's settings: the named one, from where npm was called, else `.env`
 * beside package.json if there is one.
 */
export function settingsFile(
  named: string | undefined = process.env['CONCIERGE_ENV'],
): string | undefined {
  if (named) return resolve(process.env['INIT_CWD'] ?? '.', named);
  return existsSync(`${root}/.env`) ? `${root}/.env` : undefined;
}

/** Variables that name a file or a folder. */
export const pathVariables = ['DATA_DIR', 'SQLITE_FILE', 'MEDIA_DIR', 'EXTRA_BRANDS', 'GEOIP_DB'];

/** Has relative paths begin at the repository: scripts and servers run in folders of their own. */
export function resolvePaths(): void {
  for (const name of pathVariables)
    if (process.env[name]) process.env[name] = resolve(root, process.env[name]);
}
