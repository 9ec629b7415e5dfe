import { rmSync } from 'node:fs';
import { backendEnvironment, runBackend } from '../lib/processes/backendCommand.ts';
import { loadEnvironment } from '../lib/settings/environment.ts';
import { readInstallation } from '../lib/settings/installation.ts';
import { environmentOf } from '../lib/stack.ts';

// `npm run seed` fills an empty database; `npm run seed -- --wipe` throws the SQLite database and
// its media away first.
loadEnvironment();
if (process.argv.includes('--wipe') && !process.env['DATABASE_URL']) {
  const { SQLITE_FILE, MEDIA_DIR = '' } = environmentOf(readInstallation());
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${SQLITE_FILE}${suffix}`, { force: true });
  rmSync(MEDIA_DIR, { recursive: true, force: true });
}
await runBackend(await backendEnvironment(), ['migrate'], ['seed']);
