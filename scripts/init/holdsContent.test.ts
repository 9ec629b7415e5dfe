import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { startPostgres } from '../lib/postgres.ts';
import { run } from '../lib/processes/run.ts';
import { installationPlace } from '../lib/settings/place.ts';
import { holdsContent } from './holdsContent.ts';

const tables =
  'CREATE TABLE users (id int); CREATE TABLE payload_kv (key text, data text); CREATE TABLE change_log (id int);';
const [aUser, aMark, aChange] = [
  'INSERT INTO users VALUES (1)',
  "INSERT INTO payload_kv VALUES ('seeding', 'true')",
  'INSERT INTO change_log VALUES (1)',
];
const newFolder = () => mkdtempSync(join(tmpdir(), 'concierge-init-'));

test('an SQLite database is empty until somebody is in it, and again where a beginning was cut short', async () => {
  const place = installationPlace({ DATA_DIR: newFolder() });
  expect(await holdsContent(place)).toBe(false);
  expect(existsSync(place.sqliteFile)).toBe(false);
  const database = new DatabaseSync(place.sqliteFile);
  expect(await holdsContent(place)).toBe(false);
  database.exec(`${tables} ${aUser}`);
  expect(await holdsContent(place)).toBe(true);
  database.exec(aMark);
  expect(await holdsContent(place)).toBe(false);
  // Somebody has worked on what was left.
  database.exec(aChange);
  expect(await holdsContent(place)).toBe(true);
  database.close();
});

test('a filled database is refused before anything is asked', () => {
  const folder = newFolder();
  new DatabaseSync(join(folder, 'cms.db')).exec(`${tables} ${aUser}`);
  const { stderr, status } = spawnSync(process.execPath, [`${root}/scripts/init.ts`], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  expect(stderr).toBe('\nThe database holds something already: `npm run reset` empties it.\n\n');
  expect(status).toBe(1);
});

test.skipIf(!existsSync('/usr/lib/postgresql'))(
  'the same on PostgreSQL',
  async () => {
    const port = 21_000 + ((process.pid + 2500) % 10_000);
    const server = await startPostgres(join(tmpdir(), `concierge-init-${process.pid}`), port);
    const place = installationPlace({ DATABASE_URL: server.url });
    const sql = (text: string) => run('psql', [server.url, '-c', text], { output: 'collect' });
    try {
      expect(await holdsContent(place)).toBe(false);
      await sql(`${tables} ${aUser}`);
      expect(await holdsContent(place)).toBe(true);
      await sql(aMark);
      expect(await holdsContent(place)).toBe(false);
      await sql(aChange);
      expect(await holdsContent(place)).toBe(true);
    } finally {
      await server.stop();
    }
  },
  60_000,
);
