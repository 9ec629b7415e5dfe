import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { databaseProblem, migrationNames } from './databaseProblem.ts';

let folder = '';
let sqliteFile = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'concierge-database-'));
  sqliteFile = join(folder, 'cms.db');
});

const all = migrationNames('sqlite');
const lacking = 'lacks migrations of this version: start the backend first';

/** A database of a hundred pages with these migrations, as far as it lists them. */
function fill(names: readonly string[] = all): void {
  const database = new DatabaseSync(sqliteFile);
  database.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE payload_migrations (name TEXT, batch INT)',
  );
  const insert = database.prepare('INSERT INTO payload_migrations VALUES (?, 1)');
  for (const name of names) insert.run(name);
  database.exec('CREATE TABLE pages (title TEXT); CREATE INDEX titles ON pages (title)');
  const page = database.prepare('INSERT INTO pages VALUES (?)');
  for (let n = 0; n < 100; n += 1) page.run(`${n}`.padEnd(2000, 'x'));
  database.close();
}

const overwrite = (from: number, to: number) => {
  const bytes = readFileSync(sqliteFile);
  writeFileSync(sqliteFile, bytes.fill(0xa5, from, Math.min(to, bytes.length)));
};

test('a sound database, an empty file and none are fine', async () => {
  expect(await databaseProblem({ sqliteFile })).toBeUndefined();
  writeFileSync(sqliteFile, '');
  expect(await databaseProblem({ sqliteFile })).toBeUndefined();
  fill();
  expect(await databaseProblem({ sqliteFile })).toBeUndefined();
});

const damages: Record<string, () => void> = {
  'random bytes': () => writeFileSync(sqliteFile, Buffer.alloc(8192, 'no database ')),
  'a file cut in its middle': () => truncateSync(sqliteFile, 100_000),
  'a file cut within a page': () => truncateSync(sqliteFile, 5000),
  'an overwritten beginning': () => overwrite(0, 512),
  'overwritten pages': () => overwrite(40_960, 81_920),
};
test.each(Object.entries(damages))('%s: one sentence with the way out', async (_, damage) => {
  fill();
  damage();
  const problem = await databaseProblem({ sqliteFile });
  expect(problem).toMatch(/^The content database \S+cms\.db is damaged: [^\n]+backup\.md\)\.$/);
});

test('one that a newer version migrated is refused', async () => {
  fill([...all, '20990101_000000_later']);
  expect(await databaseProblem({ sqliteFile })).toMatch(
    /^The content database was made by a newer version of Concierge \(its migration 20990101_000000_later /,
  );
});

test('where migrations are missing, starts go on, and a command only where it begins an empty one', async () => {
  const problems = () =>
    Promise.all(
      (['any', 'all', 'none'] as const).map((mayLack) => databaseProblem({ sqliteFile, mayLack })),
    );
  const isLacking = expect.stringContaining(lacking);
  expect(await problems()).toEqual([undefined, undefined, isLacking]);
  writeFileSync(sqliteFile, '');
  expect(await problems()).toEqual([undefined, undefined, isLacking]);
  fill(all.slice(0, -1));
  expect(await problems()).toEqual([undefined, isLacking, isLacking]);
});

test.each(['/tmp', '/nowhere/cms.db'])('SQLITE_FILE=%s: one sentence', async (file) => {
  expect(await databaseProblem({ sqliteFile: file })).toMatch(
    /^The content database \S+ can't be opened: SQLITE_FILE must be a file [^\n]+$/,
  );
});

test.each(['postgres://nobody:hush-hush@127.0.0.1:9/x', 'postgres://nobody:hush-hush@[::1/x'])(
  'DATABASE_URL=%s: one sentence without its password',
  async (databaseUrl) => {
    const problem = await databaseProblem({ databaseUrl, sqliteFile });
    expect(problem).toMatch(/^The database of DATABASE_URL can't be used \([A-Z_]+\): [^\n]+$/);
    expect(problem).not.toContain('hush');
  },
);

describe('a process of the backend, started by itself', () => {
  const secret = 'pK9v2mZr6QbT4xLw8NsY1cHd5FgJ3eRu';
  const start = (env: Record<string, string>, script = 'src/server/serve.ts') =>
    spawnSync(process.execPath, [script], {
      cwd: join(import.meta.dirname, '../../..'),
      env: {
        NODE_ENV: 'production',
        PAYLOAD_SECRET: secret,
        PREVIEW_SECRET: `${secret}2`,
        LEADS_SECRET: `${secret}3`,
        CMS_URL: 'http://localhost:4209',
        SITE_URL: 'http://localhost:4208',
        DATA_DIR: folder,
        ...env,
      },
      encoding: 'utf8',
      timeout: 30_000,
    });

  test.each([
    ['a damaged database', {}, 'is damaged'],
    ['an unreachable one', { DATABASE_URL: 'postgres://a:hush@127.0.0.1:9/x' }, 'ECONNREFUSED'],
    ['missing brands', { EXTRA_BRANDS: '/nope.json' }, 'EXTRA_BRANDS names /nope.json, which'],
  ])('ends with one sentence on %s', (_, env, words) => {
    writeFileSync(sqliteFile, Buffer.alloc(8192, 'no database '));
    const { status, stderr, stdout } = start(env);
    expect(stdout + stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(words);
    expect(status).toBe(1);
  });

  test('a command migrates nothing beneath it, and says so', () => {
    fill(all.slice(0, -1));
    const { status, stderr } = start({}, 'scripts/verifyAudit.ts');
    expect(stderr).toMatch(new RegExp(`^[^\\n]+${lacking}[^\\n]+\\n$`));
    expect(status).toBe(1);
  });
});
