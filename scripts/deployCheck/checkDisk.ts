import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Environment, type Finding, partFindings } from './Finding.ts';

/** Whether the folder of everything that is kept on disk can be written. */
export function checkDataFolder(env: Environment, fallback: string): Finding {
  const found = partFindings('data folder');
  const folder = resolve(env['DATA_DIR'] || fallback);
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  return isWritable(existing, constants.W_OK | constants.X_OK)
    ? found.ok(`${folder} can be written.`)
    : found.wrong(
        `${existing} can’t be written: chown it to who runs the servers, or set DATA_DIR.`,
      );
}

/** Whether the file of `AUDIT_LOG` can be written, or made in its folder. */
export function checkAuditLog(env: Environment): Finding {
  const found = partFindings('audit log');
  const file = env['AUDIT_LOG'];
  if (!file) return found.absent('AUDIT_LOG is not set, so its rows are in the database alone.');
  if (file === 'stdout') return found.ok('its rows go to stdout.');
  return isWritable(existsSync(file) ? file : dirname(file), constants.W_OK)
    ? found.ok(`${file} can be written.`)
    : found.wrong(
        `${file} can’t be written: make its folder, owned by who runs the backend, or set AUDIT_LOG=stdout.`,
      );
}

function isWritable(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
