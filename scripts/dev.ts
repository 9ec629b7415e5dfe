import { spawn } from 'node:child_process';
import { cmsDir, root, siteDir } from './lib/paths.ts';
import { prepareDatabase } from './lib/prepareDatabase.ts';
import { endWithThis } from './lib/processes/children.ts';
import { loadEnvironment } from './lib/settings/environment.ts';
import { readInstallation } from './lib/settings/installation.ts';
import { appEnvironment } from './lib/stack.ts';

// Both apps with hot reload, site on PORT and backend on CMS_PORT; an empty database is migrated
// and filled first.
loadEnvironment();
const installation = readInstallation();
const { sitePort, cmsPort } = installation;
const environment = { ...appEnvironment(installation), NODE_ENV: 'development' };
const env = { ...process.env, ...environment };
const firstAdmin = await prepareDatabase(environment);
if (firstAdmin) console.log(`  First administrator: ${firstAdmin}`);
start('next', ['dev', '-p', String(cmsPort)], cmsDir);
start('astro', ['dev', '--port', String(sitePort)], siteDir);

/** Starts one of the two; where it ends, so do this process and the other one, with its status. */
function start(program: string, args: readonly string[], cwd: string): void {
  const command = `${root}/node_modules/.bin/${program}`;
  const child = endWithThis(spawn(command, args, { cwd, env, stdio: 'inherit' }));
  child.once('exit', (code) => process.exit(code ?? 143));
}
