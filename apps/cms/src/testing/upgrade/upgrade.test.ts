import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { migrations as postgresMigrations } from '../../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../../migrations/sqlite/index.ts';
import { runSql } from '../../runtime/database/runSql.ts';
import { databaseUrl, dataDir } from '../../runtime/env.ts';
import { formerLeadsSlug } from '../../runtime/formerLeadsSlug.ts';
import { isPostgres } from '../../runtime/isPostgres.ts';
import { handOver, lead } from '../leads.ts';
import { testPayload } from '../testPayload.ts';
import { droppedTables, nameToday, readTables } from './olderTables.ts';

const payload = await testPayload();
const names = (isPostgres(payload) ? postgresMigrations : sqliteMigrations).map(({ name }) => name);
/** Versions whose data folders are opened: the first one, and that with accounts and vendors. */
const older = [0, names.findIndex((name) => name.endsWith('_accounts_vendors'))];
const folder = path.join(dataDir, 'upgrade');
const rowsFile = path.join(folder, 'rows.json');
/** Keys of the leads that each older version is given. */
let keys: string[] = [];

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await handOver(payload, lead(), lead({ brand: 'CAA' }));
  const tables = await readTables(payload);
  keys = (tables['leads'] ?? []).map(({ key }) => String(key));
  writeFileSync(rowsFile, JSON.stringify(tables));
}, 300_000);

/** Runs a script beside this one on a database of its own; answers what it has reported. */
function run(script: string, args: readonly string[], env: Record<string, string>) {
  const report = path.join(folder, `${script}.json`);
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, `${script}.ts`), ...args, report],
    { env: { ...process.env, ...env } as NodeJS.ProcessEnv, encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Error(`${script} failed:\n${stdout.slice(-2000)}\n${stderr.slice(-4000)}`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** An empty database beside that of the tests, as variables of a process. */
async function emptyDatabase(name: string): Promise<Record<string, string>> {
  if (!databaseUrl) return { SQLITE_FILE: path.join(folder, `${name}.db`) };
  await runSql(payload, `create database "${name}"`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}

test.each(older.map((index) => [names[index] ?? '', index + 1] as const))(
  'a database of the version that ended with %s, filled, opens in this one',
  async (_, count) => {
    const env = await emptyDatabase(`upgrade_${process.pid}_${count}`);
    const filled: Record<string, number> = run('fillOlder', [String(count), rowsFile], {
      ...env,
      PGOPTIONS: '-c session_replication_role=replica',
    });
    const { rows, documents, leads, joined, pages: served, faults } = run('openOlder', [], env);
    const lost = Object.entries(filled).filter(
      ([table, count]) => !droppedTables.has(table) && (rows[nameToday(table)] ?? 0) < count,
    );
    expect(lost).toEqual([]);
    for (const table of ['pages', 'media', 'users', formerLeadsSlug, 'forms'])
      expect(documents[nameToday(table)], table).toBe(filled[table]);
    expect(leads.toSorted()).toEqual(keys.toSorted());
    // Those in line for the CRM have waited since they came.
    expect(new Set(joined)).toEqual(new Set([true]));
    expect(faults).toEqual([]);
    // Each page is served in several languages.
    expect(served).toBeGreaterThan(filled['pages'] ?? 0);
  },
  300_000,
);
