import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { aptInstall } from './chromium.ts';
import { fail } from './fail.ts';
import { run } from './run.ts';

const home = '/usr/lib/postgresql';

/**
 * A throw-away PostgreSQL on loopback: `url` for DATABASE_URL, `stop` ends it and removes its
 * folder.
 */
export async function startPostgres(
  dir: string,
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (!existsSync(home) && process.getuid?.() === 0) await aptInstall('postgresql');
  if (!existsSync(home))
    fail("These tests need PostgreSQL's server programs. Install Debian's package postgresql.");
  const bin = `${home}/${readdirSync(home).toSorted().at(-1)}/bin`;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true, mode: 0o700 });
  // The server refuses to run as root, so it runs as the package's own user there.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) await chown(dir, await numberOf('-u'), await numberOf('-g'));
  const program = async (name: string, ...args: string[]) => {
    const [command, ...rest] = asRoot
      ? [
          'setpriv',
          '--reuid=postgres',
          '--regid=postgres',
          '--clear-groups',
          `${bin}/${name}`,
          ...args,
        ]
      : [`${bin}/${name}`, ...args];
    const { code, output } = await run(command ?? '', rest, { cwd: '/', output: 'collect' });
    if (code !== 0) fail(`PostgreSQL could not be started: ${output}`);
  };
  await program('initdb', '-D', `${dir}/db`, '-A', 'trust', '-U', 'concierge', '-E', 'UTF8');
  await program(
    'pg_ctl',
    '-D',
    `${dir}/db`,
    '-w',
    '-l',
    `${dir}/log`,
    '-o',
    `-p ${port} -c listen_addresses=127.0.0.1 -k ${dir} -c fsync=off`,
    'start',
  );
  await program('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'concierge', 'concierge');
  return {
    url: `postgres://concierge@127.0.0.1:${port}/concierge`,
    stop: async () => {
      await program('pg_ctl', '-D', `${dir}/db`, '-m', 'immediate', 'stop');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

const numberOf = async (flag: '-u' | '-g') =>
  Number((await run('id', [flag, 'postgres'], { output: 'collect' })).output.trim());
