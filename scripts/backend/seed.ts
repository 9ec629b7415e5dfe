import { rmSync } from 'node:fs';
import { loadEnvironment } from '../lib/environment.ts';
import { cmsDir, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { environmentOf } from '../lib/stack.ts';

// `npm run seed` fills an empty database; `npm run seed -- --wipe` throws the SQLite database and
// its media away first.
loadEnvironment();
const env = environmentOf({
  dataDir: process.env['DATA_DIR'] ?? `${root}/.data`,
  sitePort: Number(process.env['PORT'] ?? 3000),
  cmsPort: Number(process.env['CMS_PORT'] ?? 3001),
});
if (process.argv.includes('--wipe') && !process.env['DATABASE_URL']) {
  for (const suffix of ['', '-wal', '-shm'])
    rmSync(`${env['SQLITE_FILE']}${suffix}`, { force: true });
  rmSync(env['MEDIA_DIR'] ?? '', { recursive: true, force: true });
}
for (const script of ['migrate', 'seed']) {
  const { code } = await run('npm', ['run', '--silent', script], { cwd: cmsDir, env });
  if (code !== 0) process.exit(code);
}
