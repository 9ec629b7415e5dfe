import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/lib/processes/run.ts';
import { madeUpSecrets } from '../../scripts/lib/settings/secrets.ts';

/**
 * The last steps of the Dockerfile run on this build, and in what they collect for each image the
 * commands that the how-tos run there: a group is begun, backed up and restored.
 */
const home = mkdtempSync(join(tmpdir(), 'images-'));
const secrets = madeUpSecrets();
const group = ['--name', 'Lakes', '--code', 'LAKES', '--host', 'lakes.example'];
const rest = ['--color', '#0b6e4f', '--admin', 'ada@lakes.example'];

try {
  for (const name of ['site', 'backend'])
    must(await run(process.execPath, ['scripts/collect.ts', name, join(home, name)]));
  await inImage('backend', 'init.ts', ...group, ...rest);
  await inImage('backend', 'backup.ts', '--to', join(home, 'backups'));
  await inImage('backend', 'restore.ts', '--from', join(home, 'backups'), '--to', join(home, 'b'));
  await inImage('site', 'backup.ts', '--to', join(home, 'site-backups'));
  await inImage(
    'site',
    'restore.ts',
    '--from',
    join(home, 'site-backups'),
    '--to',
    join(home, 's'),
  );
  console.log('The images hold what a group is begun, backed up and restored by.');
} finally {
  rmSync(home, { recursive: true, force: true });
}

/** Runs a script as the image does: in the folder of its server, with nothing else of the tree. */
async function inImage(name: 'site' | 'backend', script: string, ...args: string[]): Promise<void> {
  const env = { ...secrets, NODE_ENV: 'production', DATA_DIR: join(home, 'data') };
  const cwd = join(home, name, name === 'site' ? 'apps/site' : 'apps/cms');
  const file = join(home, name, 'scripts', script);
  const result = await run(process.execPath, [file, ...args], { cwd, env, output: 'collect' });
  must(result, `${script} in the image of the ${name}`);
}

function must({ code, output }: { code: number; output: string }, what = 'collect.ts'): void {
  if (code !== 0) throw new Error(`${what} ended with ${code}: ${output}`);
}
