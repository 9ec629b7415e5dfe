import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import {
  databaseProblem,
  migrationNames,
} from '../../apps/cms/src/runtime/database/databaseProblem.ts';
import { installationPlace } from '../lib/settings/place.ts';
import { type Environment, type Finding, partFindings } from './Finding.ts';
import { networkProblem } from './networkProblem.ts';

const connectTimeoutMs = 10_000;
const { ok, wrong, absent } = partFindings('database');

/** What refusals of PostgreSQL mean, by their codes. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'the password of DATABASE_URL is wrong: correct it, or set the user’s password.',
  '28000': 'the user of DATABASE_URL may not connect from here: look at pg_hba.conf and its user.',
  '3D000': 'the database of DATABASE_URL doesn’t exist: make it with createdb.',
  '53300': 'it has no connection left: raise max_connections.',
  '42501': 'the user of DATABASE_URL lacks rights: make it the owner of the database.',
};

/**
 * Connects to the database, and looks whether its tables are of this version or can be made so by
 * the next start. Writes nothing.
 */
export async function checkDatabase(env: Environment): Promise<Finding> {
  const url = env['DATABASE_URL'];
  if (!url) return await judgeSqlite(env);
  const client = createClient(url);
  if (!client) return wrong('DATABASE_URL is no address: percent-encode its user and password.');
  // A server that ends the connection between two statements is reported by the next of them.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await judge(client);
  } catch (error) {
    return wrong(refusals[(error as { code?: string }).code ?? ''] ?? unreachable(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function unreachable(error: unknown): string {
  const isLate = /timeout|timed out/i.test((error as Error).message);
  const problem = networkProblem(isLate ? { code: 'ETIMEDOUT' } : error);
  return `the server of DATABASE_URL ${problem ?? 'refuses us: look at its log'}.`;
}

function createClient(connectionString: string): pg.Client | undefined {
  try {
    return new pg.Client({
      connectionString,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
    });
  } catch {
    return undefined;
  }
}

async function judgeSqlite(env: Environment): Promise<Finding> {
  const { sqliteFile } = installationPlace(env as NodeJS.ProcessEnv);
  // The first start makes the folder; whether it can is judged with the disk.
  const isFolderThere = existsSync(dirname(sqliteFile));
  const problem = isFolderThere ? await databaseProblem({ sqliteFile }) : undefined;
  return problem
    ? wrong(problem)
    : absent('DATABASE_URL is not set, so content is kept in SQLite in the data folder.');
}

async function judge(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query(
    `select current_setting('server_version') as version,
      has_schema_privilege('public', 'create') as may_create,
      to_regclass('public.payload_migrations') is not null as has_tables`,
  );
  const { version, may_create, has_tables } = rows[0];
  const server = `PostgreSQL ${String(version).split(' ')[0]}`;
  if (!may_create) return wrong(refusals['42501'] ?? '');
  if (!has_tables) return ok(`${server}, empty: the first start makes the tables.`);
  const applied = await client.query('select name from payload_migrations where batch > 0');
  const names = new Set(migrationNames('postgres'));
  const foreign = applied.rows.find(({ name }) => !names.has(name));
  if (foreign)
    return wrong(
      `it was migrated by a newer version (${foreign.name}): install that one, or restore a backup.`,
    );
  const missing = names.size - applied.rows.length;
  const rest = missing > 0 ? `; the next start applies ${missing} more: back up first` : '';
  return ok(`${server}, ${applied.rows.length} of ${names.size} migrations${rest}.`);
}
