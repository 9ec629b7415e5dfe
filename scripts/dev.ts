import { spawn } from 'node:child_process';
import { cmsDir, root, siteDir } from './lib/paths.ts';
import { loadEnvironment } from './lib/settings/environment.ts';
import { readInstallation } from './lib/settings/installation.ts';
import { environmentOf, prepareDatabase } from './lib/stack.ts';

// Both apps with hot reload, site on PORT and backend on CMS_PORT; an empty database is migrated
// and filled first.
loadEnvironment();
const installation = readInstallation();
const { sitePort, cmsPort } = installation;
const environment = { ...environmentOf(installation), NODE_ENV: 'development' };
const env = { ...process.env, ...environment };
const firstAdmin = await prepareDatabase(environment);
if (firstAdmin) console.log(`  First administrator: ${firstAdmin}`);
const children = [
  spawn(`${root}/node_modules/.bin/next`, ['dev', '-p', String(cmsPort)], {
    cwd: cmsDir,
    env,
    stdio: 'inherit',
  }),
  spawn(`${root}/node_modules/.bin/astro`, ['dev', '--port', String(sitePort)], {
    cwd: siteDir,
    env,
    stdio: 'inherit',
  }),
];
for (const child of children) child.once('exit', () => end());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end());

function end(): void {
  for (const child of children) child.kill('SIGTERM');
}
