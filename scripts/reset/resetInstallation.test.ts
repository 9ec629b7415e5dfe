import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postgresUse } from '../backup/postgres.ts';
import { filesIn, TestInstallation } from '../backup/TestInstallation.ts';
import { root } from '../lib/paths.ts';
import { startPostgres } from '../lib/postgres.ts';
import { installationPlace } from '../lib/settings/place.ts';
import { resetInstallation } from './resetInstallation.ts';
import { wipeContent } from './wipeContent.ts';

let here: TestInstallation;
let isStopped = false;
const placeWith = (env: NodeJS.ProcessEnv = {}) =>
  installationPlace({ DATA_DIR: here.dir('data'), ...env });
const stop = () => {
  isStopped = true;
  here.outbox.close();
  here.inbox.close();
};

beforeEach(() => {
  here = new TestInstallation();
  isStopped = false;
  for (const name of [
    'first-administrator.txt',
    'brands.json',
    'forms.json',
    'seeded-0a1b',
    'site-id',
  ])
    writeFileSync(here.dir(`data/${name}`), 'x');
  mkdirSync(here.dir('data/bench/log'), { recursive: true });
  writeFileSync(here.dir('data/bench/log/site.log'), 'of a benchmark');
  mkdirSync(here.dir('data/backups'));
  writeFileSync(here.dir('data/backups/one'), 'a backup');
});
afterEach(() => (isStopped ? rmSync(here.home, { recursive: true }) : here.end()));

test('an installation whose servers run is left as it is, and says so', async () => {
  const before = filesIn(here.dir('data'));
  await expect(resetInstallation(placeWith())).rejects.toThrow(/is running on .*: stop it/);
  expect(filesIn(here.dir('data'))).toEqual(before);
});

test('database, media, outboxes, caches and the first password are wiped; secrets only where wished', async () => {
  stop();
  const outside = here.dir('films');
  mkdirSync(outside);
  writeFileSync(join(outside, 'film.mp4'), 'a film');
  const stays = ['backups/one', 'well-known/proof.txt'];
  await resetInstallation(placeWith({ MEDIA_DIR: outside }));
  expect(filesIn(here.dir('data'))).toEqual([
    'backups/one',
    'secrets.json',
    'well-known/proof.txt',
  ]);
  expect(filesIn(outside)).toEqual([]);
  expect(await resetInstallation(placeWith(), { withSecrets: true })).toEqual([
    'backups',
    'well-known',
  ]);
  expect(filesIn(here.dir('data'))).toEqual(stays);
});

test('content is wiped so that a start seeds it again, from a volume of its own too', async () => {
  stop();
  const volume = here.dir('volume');
  mkdirSync(join(volume, 'lost+found'), { recursive: true });
  writeFileSync(join(volume, 'photo.jpg'), 'a picture');
  writeFileSync(here.dir('data/pages/shells.json'), '[]');
  await wipeContent(placeWith({ MEDIA_DIR: volume }));
  expect(readdirSync(volume)).toEqual(['lost+found']);
  const left = filesIn(here.dir('data'));
  expect(left).toContain('site-id');
  expect(left.filter((name) => /^(?:cms\.db|seeded|pages|forms|brands)/.test(name))).toEqual([]);
});

test('a database elsewhere is looked at alone: what lies beside it is others’', async () => {
  stop();
  const others = new DatabaseSync(here.dir('others.db'));
  const own = new DatabaseSync(here.dir('own.db'));
  for (const database of [others, own])
    database.exec('PRAGMA journal_mode = WAL; CREATE TABLE pages (id int)');
  const place = placeWith({ SQLITE_FILE: here.dir('own.db') });
  await expect(resetInstallation(place)).rejects.toThrow(/is running/);
  own.close();
  await resetInstallation(place);
  expect(existsSync(here.dir('own.db'))).toBe(false);
  others.close();
});

test.each([
  ['a server runs', () => {}, ['--yes'], {}, /is running on .*: stop it/],
  ['nobody can be asked', stop, [], {}, /Say --yes/],
  [
    'it is PostgreSQL',
    stop,
    ['--yes'],
    { DATABASE_URL: 'postgres://x@127.0.0.1:9/x' },
    /npm run reset/,
  ],
])('seed --wipe wipes nothing where %s', (_, before, flags, env, sentence) => {
  before();
  const files = filesIn(here.dir('data'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [`${root}/scripts/backend/seed.ts`, '--wipe', ...flags],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: here.dir('data'), ...env } as NodeJS.ProcessEnv,
      encoding: 'utf8',
    },
  );
  expect(stderr).toMatch(sentence);
  expect(status).toBe(1);
  expect(filesIn(here.dir('data'))).toEqual(files);
});

test.skipIf(!existsSync('/usr/lib/postgresql'))(
  'a PostgreSQL database that nobody uses is emptied with the data folder',
  async () => {
    stop();
    const port = 21_000 + ((process.pid + 5000) % 10_000);
    const server = await startPostgres(join(tmpdir(), `concierge-reset-${process.pid}`), port);
    const session = new Client(server.url);
    try {
      await session.connect();
      await session.query('CREATE TABLE pages (id int)');
      const place = placeWith({ DATABASE_URL: server.url });
      await expect(resetInstallation(place)).rejects.toThrow('running on this database');
      await session.end();
      await resetInstallation(place);
      expect(await postgresUse(server.url)).toEqual({ tables: 0, sessions: 0 });
      expect(existsSync(here.dir('data/spool.db'))).toBe(false);
    } finally {
      await server.stop();
    }
  },
  60_000,
);
