import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outbox } from '../../apps/site/src/leads/outbox/outbox.ts';
import { root } from '../lib/paths.ts';
import { pruneBackups } from './backupNames.ts';
import { makeKeys } from './encryption.ts';
import { filesIn, flip, mail, TestInstallation } from './TestInstallation.ts';

let made: TestInstallation;
beforeEach(() => {
  made = new TestInstallation();
});
afterEach(() => made.end());

test('a backup of a running installation is restored elsewhere, without caches, for its user alone', async () => {
  made.inbox.exec("INSERT INTO leads VALUES ('in the log of the database only')");
  const folder = await made.backUp();
  const { replaced } = await made.restore();
  expect(replaced).toBeUndefined();
  expect(filesIn(made.dir('elsewhere'))).toEqual([
    'cms.db',
    'media/photo.jpg',
    'secrets.json',
    'spool.db',
    'well-known/proof.txt',
  ]);
  expect(readFileSync(made.dir('elsewhere/media/photo.jpg'), 'utf8')).toBe('a picture');
  const restored = new DatabaseSync(made.dir('elsewhere/cms.db'));
  expect(restored.prepare('SELECT key FROM leads').all()).toHaveLength(1);
  restored.close();
  const outbox = new Outbox(made.dir('elsewhere/spool.db'));
  expect(outbox.claim(10).map(({ lead }) => lead?.fields['email'])).toEqual([mail]);
  outbox.close();
  for (const place of [folder, made.dir('elsewhere')]) {
    expect(statSync(place).mode & 0o777).toBe(0o700);
    for (const name of filesIn(place)) expect(statSync(join(place, name)).mode & 0o777).toBe(0o600);
  }
  expect(readdirSync(made.home).toSorted()).toEqual(['backups', 'data', 'elsewhere']);
  expect(readdirSync(made.dir('data')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a folder without a database is backed up only where that is meant', async () => {
  const env = { DATA_DIR: made.dir('backend') };
  mkdirSync(made.dir('backend/media'), { recursive: true });
  writeFileSync(made.dir('backend/media/photo.jpg'), 'a picture');
  await expect(made.backUp(undefined, env)).rejects.toThrow(
    /neither a content database nor an outbox: .+\.$/,
  );
  expect(existsSync(made.dir('backups'))).toBe(false);
  await made.backUp(undefined, { ...env, DATABASE_URL: '' });
  await made.restore();
  expect(filesIn(made.dir('elsewhere'))).toEqual(['media/photo.jpg']);
});

test('a lead that moves to the inbox while it is made is in the backup', async () => {
  // It moves as soon as the first of the two databases is copied.
  const isCopied = (name: string) =>
    readdirSync(made.dir('backups')).some((each) =>
      existsSync(made.dir(`backups/${each}/files/${name}`)),
    );
  const move = setInterval(() => {
    if (!existsSync(made.dir('backups')) || !(isCopied('spool.db') || isCopied('cms.db'))) return;
    clearInterval(move);
    made.inbox.exec("INSERT INTO leads VALUES ('first')");
    made.outbox.erase(['first']);
  }, 1);
  await made.backUp().finally(() => clearInterval(move));
  expect(made.outbox.stats().pending).toBe(0);
  await made.restore();
  const outbox = new Outbox(made.dir('elsewhere/spool.db'));
  expect(outbox.claim(10)).toMatchObject([{ key: 'first', lead: { fields: { email: mail } } }]);
  outbox.close();
});

test('with a public key nothing in the backup can be read, and the secret one restores it', async () => {
  const keys = await makeKeys();
  const folder = await made.backUp(keys.public);
  for (const name of filesIn(folder))
    expect(readFileSync(join(folder, name)).includes(mail)).toBe(false);
  await made.restore({ key: keys.secret });
  expect(readFileSync(made.dir('elsewhere/well-known/proof.txt'), 'utf8')).toBe('a proof');
});

test('a damaged database is not backed up, and the older backups stay', async () => {
  const folder = await made.backUp();
  made.outbox.close();
  flip(made.dir('data/spool.db'), 100);
  for (let at = 4096; at < 4200; at += 1) flip(made.dir('data/spool.db'), at);
  await expect(made.backUp()).rejects.toThrow(/damaged|malformed/);
  expect(readdirSync(made.dir('backups'))).toEqual([folder.split('/').at(-1)]);
  made.outbox = new Outbox(':memory:');
});

test('what a killed backup has left behind is removed a day later', async () => {
  const left = ['backups/.concierge-partial-old', 'data/.backup-old'].map((name) => made.dir(name));
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  for (const folder of left) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'cms.db'), mail);
    utimesSync(folder, yesterday, yesterday);
  }
  const running = made.dir('backups/.concierge-partial-running');
  mkdirSync(running);
  await made.backUp();
  expect([...left, running].map((folder) => existsSync(folder))).toEqual([false, false, true]);
});

test('the newest backups are kept, and what is none is left alone', async () => {
  const folders: string[] = [];
  for (let each = 0; each < 3; each += 1) folders.push(await made.backUp());
  mkdirSync(made.dir('backups/concierge-holiday'));
  expect(pruneBackups(made.dir('backups'), 2)).toEqual(folders.slice(0, 1));
  expect(existsSync(folders[0] ?? '')).toBe(false);
  expect(readdirSync(made.dir('backups'))).toHaveLength(3);
});

test('a data folder that is not there, or has nothing in it, is no backup', async () => {
  const settings = { DATA_DIR: made.dir('mistyped') };
  await expect(made.backUp(undefined, settings)).rejects.toThrow('There is no data folder');
  mkdirSync(made.dir('mistyped'));
  await expect(made.backUp(undefined, settings)).rejects.toThrow('There is nothing to back up');
  expect(readdirSync(made.dir('backups'))).toEqual([]);
});

test.each([
  [
    ['--to', 's3://bucket'],
    'Backups go to a folder; copy it to a bucket with a tool such as rclone.',
  ],
  [[], 'Say where to: npm run backup -- --to DIR.'],
])('npm run backup -- %j ends with one sentence', (args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [`${root}/scripts/backup.ts`, ...args], {
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([1, sentence]);
});

test('a database and media outside the data folder are in it, under their usual names', async () => {
  mkdirSync(made.dir('pictures'));
  writeFileSync(made.dir('pictures/other.jpg'), 'another picture');
  const other = new DatabaseSync(made.dir('content.sqlite'));
  other.exec('CREATE TABLE elsewhere (id INTEGER)');
  other.close();
  const settings = { MEDIA_DIR: made.dir('pictures'), SQLITE_FILE: made.dir('content.sqlite') };
  await made.backUp(undefined, settings);
  await made.restore();
  expect(readFileSync(made.dir('elsewhere/media/other.jpg'), 'utf8')).toBe('another picture');
  const restored = new DatabaseSync(made.dir('elsewhere/cms.db'));
  expect(restored.prepare('SELECT * FROM elsewhere').all()).toEqual([]);
  restored.close();
});

test('a picture that is uploaded before the content is copied is in it', async () => {
  const upload = setInterval(() => {
    if (!filesIn(made.home).some((name) => name.endsWith('files/spool.db'))) return;
    clearInterval(upload);
    writeFileSync(made.dir('data/media/new.jpg'), 'a new picture');
  }, 1);
  await made.backUp().finally(() => clearInterval(upload));
  await made.restore();
  expect(readFileSync(made.dir('elsewhere/media/new.jpg'), 'utf8')).toBe('a new picture');
});
