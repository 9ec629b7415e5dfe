import { resolve } from 'node:path';
import { loadEnvironment } from '../lib/environment.ts';
import { cmsDir, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { environmentOf } from '../lib/stack.ts';

// `npm run audit:verify -- [--json] [--head <number>:<seal>] [--log <file>]` says whether every row of the audit
// log is as it was written.
loadEnvironment();
const env = environmentOf({
  dataDir: process.env['DATA_DIR'] ?? `${root}/.data`,
  sitePort: Number(process.env['PORT'] ?? 3000),
  cmsPort: Number(process.env['CMS_PORT'] ?? 3001),
  env: { RUN_JOBS: '0' },
});
// The command runs in another folder, and npm in the one that it was called from.
const args = process.argv.slice(2);
const log = args.indexOf('--log') + 1;
if (log > 0 && args[log]) args[log] = resolve(process.env['INIT_CWD'] ?? '.', args[log]);
const { code } = await run('npm', ['run', '--silent', 'audit:verify', '--', ...args], {
  cwd: cmsDir,
  env,
});
process.exit(code);
