import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { fail } from '../../scripts/lib/fail.ts';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { run } from '../../scripts/lib/processes/run.ts';
import { loadSecrets } from '../../scripts/lib/settings/secrets.ts';
import { appEnvironment, nodeFlags } from '../../scripts/lib/stack.ts';
import { Victim } from './Victim.ts';

/**
 * `node tests/faults/starts.ts`: three built backends start at the same moment on an empty
 * PostgreSQL, on one that an earlier release filled and left a migration behind, and on one without
 * its search index. All of them serve, and what a start makes is made once.
 */
const port = Number(process.env['FAULTS_CMS_PORT'] ?? 3280);
const ports = [port, port + 1, port + 2];
const pages = 3;
const home = mkdtempSync(join(tmpdir(), 'starts-'));
const postgres = await startPostgres(`${home}-postgres`, port + 3);
const filled = postgres.url.replace(/concierge$/, 'filled');
const applied = readFileSync(`${cmsDir}/src/migrations/postgres/index.ts`, 'utf8');
const expected = [...applied.matchAll(/^ {4}name: '(.*)'/gm)].map(([, name = '']) => name);
const failed: string[] = [];

try {
  await startTogether('an empty database', postgres.url, {
    migrated: expected.length,
    administrators: 1,
    indexings: 0,
  });
  for (let page = 0; page < pages; page += 1)
    await script(
      'src/testing/processes/publishAndDie.ts',
      postgres.url,
      `Page ${page}`,
      `/starts-${page}/`,
    );
  await query(postgres.url, 'drop table search_index; delete from payload_kv');
  await startTogether('a database without its index', postgres.url, {
    migrated: 0,
    administrators: 0,
    indexings: 1,
  });
  const indexed = await query(postgres.url, 'select page from search_index');
  if (indexed.length !== pages) failed.push(`${indexed.length} of ${pages} pages are indexed`);
  await query(postgres.url, 'create database filled');
  await script('scripts/migrateAllButLast.ts', filled);
  await fill(filled);
  await startTogether('a filled database, one migration behind', filled, {
    migrated: 1,
    administrators: 0,
    indexings: 0,
  });
  const waiting = "select count(*) from leads where state = 'queued'";
  const [{ count } = { count: 0 }] = await query(filled, waiting);
  if (Number(count) !== 20_000) failed.push(`${count} of 20,000 enquiries are still in line`);
} finally {
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}
for (const sentence of failed) console.error(sentence);
console.log(failed.length > 0 ? '0 passed, 1 failed' : '1 passed, 0 failed');
process.exitCode = failed.length > 0 ? 1 : 0;

/** Starts all three at once, waits until each serves, and compares what they made. */
async function startTogether(name: string, url: string, made: object): Promise<void> {
  const before = Date.now();
  const dirs = ports.map((at) => join(home, new URL(url).pathname.slice(1), `${at}-${before}`));
  const backends = ports.map((at, index) => backendAt(at, url, dirs[index] ?? home));
  try {
    await Promise.all(backends.map((backend) => backend.start()));
    const said = backends.map(({ output }) => output).join('\n');
    const found = {
      migrated: count(said, /"Migrated: /g),
      administrators: dirs.filter((dir) => existsSync(`${dir}/first-administrator.txt`)).length,
      indexings: count(said, /search: (\d+) of \1 pages indexed/g),
    };
    const users = await query(url, 'select email from users');
    const names = await query(url, 'select name from payload_migrations order by id');
    const seconds = (Date.now() - before) / 1000;
    console.log(name, { ...found, users: users.length, seconds });
    if (!isDeepStrictEqual(found, made))
      failed.push(`${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(made)}`);
    if (users.length !== 1) failed.push(`${name}: ${users.length} accounts`);
    if (String(names.map((row) => row['name'])) !== String(expected))
      failed.push(`${name}: not each migration ran once`);
    for (const line of said
      .split('\n')
      .filter((text) => /"level":"?(50|60|error|fatal)/.test(text)))
      failed.push(`${name}: ${line.slice(0, 400)}`);
  } catch (error) {
    failed.push(`${name}: ${String(error).slice(-2000)}`);
  } finally {
    await Promise.all(backends.map((backend) => backend.stop()));
  }
}

function backendAt(at: number, url: string, dataDir: string): Victim {
  return new Victim({
    name: `backend on ${at}`,
    args: [...nodeFlags, 'src/server/serve.ts'],
    cwd: cmsDir,
    env: environment(url, dataDir, at),
    ready: async () => (await fetch(`http://127.0.0.1:${at}/api/health`)).ok,
  });
}

function environment(url: string, dataDir: string, at: number): Record<string, string> {
  const env = { ...loadSecrets(home), DATABASE_URL: url, LOG_LEVEL: 'info' };
  return appEnvironment({ dataDir, sitePort: port + 4, cmsPort: at, env });
}

/** Runs one of the backend's scripts for tests, which may kill itself. */
async function script(file: string, url: string, ...args: string[]): Promise<void> {
  const env = { ...environment(url, join(home, 'script'), port), RUN_JOBS: '0', NODE_ENV: 'test' };
  const options = { cwd: cmsDir, env, output: 'collect' } as const;
  const { output } = await run(process.execPath, [file, ...args], options);
  if (/Error/.test(output)) fail(`${file} failed: ${output.slice(-800)}`);
}

/** Gives the database of an earlier release its account and many enquiries. */
async function fill(url: string): Promise<void> {
  await query(url, "insert into users (role, email) values ('admin', 'former@concierge.example')");
  await query(
    url,
    `insert into leads (key, reference, brand, fields, state, received_at)
      select 'key-' || n, 'HIM-' || n, 'HIM', '{}', 'queued', now() - n * interval '1 second'
      from generate_series(1, 20000) n`,
  );
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows = [] } = await client.query(sql).finally(() => client.end());
  return rows;
}

function count(text: string, what: RegExp): number {
  return [...text.matchAll(what)].length;
}
