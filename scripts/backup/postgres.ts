import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../lib/Refusal.ts';

/**
 * Runs a client program of PostgreSQL on a database. The password is in its environment, where no
 * list of processes shows it.
 */
function client(name: string, args: readonly string[], url?: string) {
  const password = url ? decodeURIComponent(new URL(url).password) : '';
  const child = spawn(name, args, {
    env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk).slice(-500)));
  const ended = new Promise<void>((done, failed) => {
    child.once('error', () =>
      failed(new Refusal(`${name} is missing: install the client programs of PostgreSQL.`)),
    );
    child.once('close', (code) =>
      code === 0 ? done() : failed(new Refusal(`${name} failed: ${complaint.trim()}`)),
    );
  });
  // Who awaits it later gets the error; nobody is to be ended by it before.
  ended.catch(() => undefined);
  child.stdin.on('error', () => undefined);
  return { stdin: child.stdin, stdout: child.stdout, ended };
}

function connection(url: string): string[] {
  const address = new URL(url);
  address.password = '';
  return [`--dbname=${address.href}`];
}

/**
 * A dump of one instant, in the custom format; `ended` fails with a Refusal where it is cut off.
 */
export function dumpPostgres(url: string): { stream: Readable; ended: Promise<void> } {
  const { stdin, stdout, ended } = client(
    'pg_dump',
    [...connection(url), '--format=custom', '--no-owner', '--no-privileges'],
    url,
  );
  stdin.end();
  return { stream: stdout, ended };
}

/**
 * Puts a dump in the place of everything in the database, in one transaction: a crash leaves what
 * was there. `dump` is in a folder that may take a second file.
 */
export async function restorePostgres(url: string, dump: string): Promise<void> {
  // A file in between: psql would commit what a reader that dies has written so far.
  const statements = `${dump}.sql`;
  const reader = client('pg_restore', [
    '--no-owner',
    '--no-privileges',
    `--file=${statements}`,
    dump,
  ]);
  reader.stdin.end();
  await reader.ended;
  await emptyAnd(url, '--output=/dev/null', `--file=${statements}`);
}

/** Drops everything that is in the database. */
export const emptyPostgres = (url: string): Promise<void> => emptyAnd(url);

/** Drops everything, and does in the same transaction what else psql is told. */
async function emptyAnd(url: string, ...more: readonly string[]): Promise<void> {
  const psql = client(
    'psql',
    [
      ...connection(url),
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      '--command=DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public',
      ...more,
    ],
    url,
  );
  psql.stdin.end();
  await psql.ended;
}

export interface PostgresUse {
  readonly tables: number;
  /** Of other processes. */
  readonly sessions: number;
}

/** How the database is used; sessions of a process that has just ended get two seconds to go. */
export async function postgresUse(url: string): Promise<PostgresUse> {
  const end = Date.now() + 2000;
  let use = await currentUse(url);
  while (use.sessions > 0 && Date.now() < end) {
    await setTimeout(200);
    use = await currentUse(url);
  }
  return use;
}

async function currentUse(url: string): Promise<PostgresUse> {
  const { stdin, stdout, ended } = client(
    'psql',
    [...connection(url), '--no-psqlrc', '-At', '-F,'],
    url,
  );
  stdin.end(`SELECT (SELECT count(*) FROM pg_tables WHERE schemaname = 'public'),
    (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
      AND pid <> pg_backend_pid() AND backend_type = 'client backend')\n;`);
  let answer = '';
  for await (const chunk of stdout) answer += chunk;
  await ended;
  const [tables = 0, sessions = 0] = answer.trim().split(',').map(Number);
  return { tables, sessions };
}
