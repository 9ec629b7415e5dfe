import { loadEnvironment } from './lib/environment.ts';
import { cmsDir, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { environmentOf } from './lib/stack.ts';

// `npm run audit:verify -- [--json] [--head <number>:<seal>]` says whether every row of the audit
// log is as it was written.
loadEnvironment();
const env = environmentOf({
  dataDir: process.env['DATA_DIR'] ?? `${root}/.data`,
  sitePort: Number(process.env['PORT'] ?? 3000),
  cmsPort: Number(process.env['CMS_PORT'] ?? 3001),
  env: { RUN_JOBS: '0' },
});
const { code } = await run(
  'npm',
  ['run', '--silent', 'audit:verify', '--', ...process.argv.slice(2)],
  { cwd: cmsDir, env },
);
process.exit(code);
