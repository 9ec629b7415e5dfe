import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outbox } from '../../apps/site/src/leads/outbox/outbox.ts';
import { root } from '../lib/paths.ts';
import { pruneBackups } from './backupNames.ts';
import { makeKeys } from './encryption.ts';
import { makeBackup } from './makeBackup.ts';
import { placeOf } from './place.ts';
import { restoreBackup } from './restoreBackup.ts';

const version = '1.4.0';
const mail = 'ada.lovelace@example.ch';
const lead = (key: string) => ({
  key,
  brand: 'HIM',
  type: 'contact' as const,
  lang: 'en' as const,
  fields: { email: mail },
  consent: { version: '1', at: '2026-01-01T00:00:00Z' },
  source: 'https://him.example/en/contact/',
  received_at: '2026-01-01T00:00:00Z',
});

let home = '';
let outbox: Outbox;
let inbox: DatabaseSync;
const dir = (name: string) => join(home, name);
const place = () => placeOf({}, dir('data'));
const back = (key?: string) => makeBackup({ place: place(), to: dir('backups'), version, key });
const restore = (more: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({ from: dir('backups'), to: dir('elsewhere'), version, ...more });
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted();

// An installation whose servers run: both databases are open.
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'concierge-backup-'));
  for (const folder of ['media', 'pages/build', 'well-known'])
    mkdirSync(dir(`data/${folder}`), { recursive: true });
  writeFileSync(dir('data/media/photo.jpg'), 'a picture');
  writeFileSync(dir('data/secrets.json'), '{"LEADS_SECRET":"x"}', { mode: 0o600 });
  writeFileSync(dir('data/well-known/proof.txt'), 'a proof');
  writeFileSync(dir('data/pages/build/pages.db'), 'a cache');
  outbox = new Outbox(dir('data/spool.db'));
  outbox.accept(lead('first'));
  inbox = new DatabaseSync(dir('data/cms.db'));
  inbox.exec('PRAGMA journal_mode = WAL; CREATE TABLE inquiries (key TEXT PRIMARY KEY)');
});
afterEach(() => {
  outbox.close();
  inbox.close();
  rmSync(home, { recursive: true, force: true });
});

test('a backup of a running installation is restored elsewhere, without caches, for its user alone', async () => {
  inbox.exec("INSERT INTO inquiries VALUES ('in the log of the database only')");
  const folder = await back();
  const { replaced } = await restore();
  expect(replaced).toBeUndefined();
  expect(filesIn(dir('elsewhere'))).toEqual([
    'cms.db',
    'media/photo.jpg',
    'secrets.json',
    'spool.db',
    'well-known/proof.txt',
  ]);
  expect(readFileSync(dir('elsewhere/media/photo.jpg'), 'utf8')).toBe('a picture');
  const restored = new DatabaseSync(dir('elsewhere/cms.db'));
  expect(restored.prepare('SELECT key FROM inquiries').all()).toHaveLength(1);
  restored.close();
  const spool = new Outbox(dir('elsewhere/spool.db'));
  expect(spool.claim(10).map(({ lead }) => lead?.fields['email'])).toEqual([mail]);
  spool.close();
  for (const place of [folder, dir('elsewhere')]) {
    expect(statSync(place).mode & 0o777).toBe(0o700);
    for (const name of filesIn(place)) expect(statSync(join(place, name)).mode & 0o777).toBe(0o600);
  }
  expect(readdirSync(home).toSorted()).toEqual(['backups', 'data', 'elsewhere']);
  expect(readdirSync(dir('data')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a lead that moves to the inbox while it is made is in the backup', async () => {
  // It moves as soon as the first of the two databases is copied.
  const isCopied = (name: string) =>
    readdirSync(dir('backups')).some((each) => existsSync(dir(`backups/${each}/files/${name}`)));
  const move = setInterval(() => {
    if (!existsSync(dir('backups')) || !(isCopied('spool.db') || isCopied('cms.db'))) return;
    clearInterval(move);
    inbox.exec("INSERT INTO inquiries VALUES ('first')");
    outbox.delivered(['first']);
  }, 1);
  await back().finally(() => clearInterval(move));
  expect(outbox.stats().pending).toBe(0);
  await restore();
  const spool = new Outbox(dir('elsewhere/spool.db'));
  expect(spool.claim(10)).toMatchObject([{ key: 'first', lead: { fields: { email: mail } } }]);
  spool.close();
});

test('with a public key nothing in the backup can be read, and the secret one restores it', async () => {
  const keys = await makeKeys();
  const folder = await back(keys.public);
  for (const name of filesIn(folder))
    expect(readFileSync(join(folder, name)).includes(mail)).toBe(false);
  await restore({ key: keys.secret });
  expect(readFileSync(dir('elsewhere/well-known/proof.txt'), 'utf8')).toBe('a proof');
});

test('a data folder that is replaced is kept beside the new one', async () => {
  await back();
  mkdirSync(dir('elsewhere'));
  writeFileSync(dir('elsewhere/mine.txt'), 'mine');
  await expect(restore()).rejects.toThrow('is not empty: --replace');
  const { replaced } = await restore({ replace: true });
  expect(filesIn(replaced ?? '')).toEqual(['mine.txt']);
  expect(filesIn(dir('elsewhere'))).toContain('spool.db');
});

test('a folder whose servers run is not replaced', async () => {
  await back();
  await expect(restore({ to: dir('data'), replace: true })).rejects.toThrow('is running');
  outbox.close();
  await expect(restore({ to: dir('data'), replace: true })).rejects.toThrow('is running');
  inbox.close();
  await restore({ to: dir('data'), replace: true });
  outbox = new Outbox(dir('data/spool.db'));
  inbox = new DatabaseSync(dir('data/cms.db'));
  expect(outbox.stats().pending).toBe(1);
});

const pair = await makeKeys();
const other = await makeKeys();
const flip = (file: string, at: number) => {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
};
const edit = (folder: string, change: object) => {
  const file = join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
};

test.each<[string, RegExp, (folder: string) => void, object?]>([
  ['a byte of the spool', /damaged: spool\.db/, (at) => flip(`${at}/files/spool.db`, 5000)],
  ['a byte of a picture', /damaged: media/, (at) => flip(`${at}/files/media/photo.jpg`, 2)],
  ['a byte of the manifest', /damaged: its manifest/, (at) => flip(`${at}/manifest.json`, 150)],
  [
    'half a manifest',
    /manifest can not be read/,
    (at) => writeFileSync(`${at}/manifest.json`, '{"'),
  ],
  [
    'a file that is gone',
    /damaged: secrets\.json is missing/,
    (at) => rmSync(`${at}/files/secrets.json`),
  ],
  ['no manifest', /There is no backup/, (at) => rmSync(`${at}/manifest.json`)],
  ['another product', /not a backup of Concierge/, (at) => edit(at, { product: 'ghost' })],
  ['a newer version', /newer than this one/, (at) => edit(at, { version: '1.10.0' })],
  ['a newer format', /newer than this one/, (at) => edit(at, { format: 2 })],
  ['a shorter list', /damaged: its manifest/, (at) => edit(at, { files: [] })],
  ['another database', /set DATABASE_URL/, () => undefined, { databaseUrl: 'postgres://x/y' }],
  ['another key', /wrong key/, () => undefined, { key: other.secret }],
  ['no key', /is encrypted/, () => undefined, { key: undefined }],
  ['the public key', /public key/, () => undefined, { key: pair.public }],
  ['a key that is none', /no key of age/, () => undefined, { key: 'AGE-SECRET-KEY-1NONE' }],
])('refuses %s before anything is overwritten', async (_, sentence, spoil, options = {}) => {
  const encrypted = 'key' in options;
  const folder = await back(encrypted ? pair.public : undefined);
  mkdirSync(dir('elsewhere'));
  writeFileSync(dir('elsewhere/mine.txt'), 'mine');
  spoil(folder);
  await expect(restore({ from: folder, replace: true, ...options })).rejects.toThrow(sentence);
  expect(filesIn(dir('elsewhere'))).toEqual(['mine.txt']);
  expect(readdirSync(home).toSorted()).toEqual(['backups', 'data', 'elsewhere']);
});

test('a path that leaves the data folder is refused', async () => {
  const { serializeManifest } = await import('./manifest.ts');
  const folder = await back();
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const instant = new Date().toISOString();
  for (const path of ['../out.txt', '/etc/passwd', 'media/../../out.txt']) {
    const forged = { version, instant, database: 'sqlite', encrypted: false } as const;
    writeFileSync(
      join(folder, 'manifest.json'),
      serializeManifest({ ...forged, files: [{ ...files[0], path }] }),
    );
    await expect(restore()).rejects.toThrow('damaged: its manifest');
  }
});

test('a damaged database is not backed up, and the older backups stay', async () => {
  const folder = await back();
  outbox.close();
  flip(dir('data/spool.db'), 100);
  for (let at = 4096; at < 4200; at += 1) flip(dir('data/spool.db'), at);
  await expect(back()).rejects.toThrow(/damaged|malformed/);
  expect(readdirSync(dir('backups'))).toEqual([folder.split('/').at(-1)]);
  outbox = new Outbox(':memory:');
});

test('the newest backups are kept, and what is none is left alone', async () => {
  const made: string[] = [];
  for (let each = 0; each < 3; each += 1) made.push(await back());
  mkdirSync(dir('backups/concierge-holiday'));
  expect(pruneBackups(dir('backups'), 2)).toEqual(made.slice(0, 1));
  expect(existsSync(made[0] ?? '')).toBe(false);
  expect(readdirSync(dir('backups'))).toHaveLength(3);
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
