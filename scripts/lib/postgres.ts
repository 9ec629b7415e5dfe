import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { fail } from './fail.ts';
import { aptInstall } from './processes/aptInstall.ts';
import { beforeEnd } from './processes/children.ts';
import { run } from './processes/run.ts';

const home = '/usr/lib/postgresql';
// The server refuses to run as root, so it runs as the package's own user there.
const asRoot = process.getuid?.() === 0;
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];

export interface TestPostgres {
  /** For DATABASE_URL. */
  readonly url: string;
  /** Ends it as a power cut does, and removes its folder. */
  stop(): Promise<void>;
}

/** A throw-away PostgreSQL on loopback. */
export async function startPostgres(dir: string, port: number): Promise<TestPostgres> {
  await requirePostgres();
  await emptyFolder(dir);
  const settings = ['-A', 'trust', '-U', 'concierge', '-E', 'UTF8', '--locale=C.UTF-8'];
  await program('initdb', '-D', `${dir}/db`, ...settings);
  const started = await startServer(dir, port);
  await program('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'concierge', 'concierge');
  return started;
}

/**
 * A replica that a PostgreSQL on loopback streams its changes to; `promote` makes it a server of
 * its own, as after the loss of the first one.
 */
export async function startReplica(
  dir: string,
  port: number,
  of: string,
): Promise<TestPostgres & { promote(): Promise<void> }> {
  await emptyFolder(dir);
  await program('pg_basebackup', '-D', `${dir}/db`, '-d', `${of}?application_name=replica`, '-R');
  return {
    ...(await startServer(dir, port)),
    promote: () => program('pg_ctl', '-D', `${dir}/db`, '-w', 'promote'),
  };
}

async function startServer(dir: string, port: number): Promise<TestPostgres> {
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${dir} -c fsync=off`;
  await program('pg_ctl', '-D', `${dir}/db`, '-w', '-l', `${dir}/log`, '-o', options, 'start');
  const stop = async () => {
    forget();
    await program('pg_ctl', '-D', `${dir}/db`, '-m', 'immediate', 'stop');
    await rm(dir, { recursive: true, force: true });
  };
  const forget = beforeEnd(stop);
  return { url: `postgres://concierge@127.0.0.1:${port}/concierge`, stop };
}

async function requirePostgres(): Promise<void> {
  if (!existsSync(home) && asRoot) await aptInstall('postgresql');
  if (!existsSync(home))
    fail("These tests need PostgreSQL's server programs. Install Debian's package postgresql.");
}

async function program(name: string, ...args: string[]): Promise<void> {
  const path = `${home}/${readdirSync(home).toSorted().at(-1)}/bin/${name}`;
  const [command = '', ...rest] = [...(asRoot ? asPostgres : []), path, ...args];
  const { code, output } = await run(command, rest, { cwd: '/', output: 'collect' });
  if (code !== 0) fail(`PostgreSQL's ${name} failed: ${output}`);
}

async function emptyFolder(dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if (asRoot) await chown(dir, await postgresId('-u'), await postgresId('-g'));
}

const postgresId = async (flag: '-u' | '-g') =>
  Number((await run('id', [flag, 'postgres'], { output: 'collect' })).output.trim());
