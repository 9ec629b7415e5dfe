import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outbox } from '../../apps/site/src/leads/outbox/outbox.ts';
import { makeKeys } from './encryption.ts';
import { serializeManifest } from './manifest.ts';
import { filesIn, flip, TestInstallation, version } from './TestInstallation.ts';

let made: TestInstallation;
beforeEach(() => {
  made = new TestInstallation();
});
afterEach(() => made.end());

test('a data folder that is replaced is kept beside the new one', async () => {
  await made.backUp();
  mkdirSync(made.dir('elsewhere'));
  writeFileSync(made.dir('elsewhere/mine.txt'), 'mine');
  await expect(made.restore()).rejects.toThrow('is not empty: --replace');
  const { replaced } = await made.restore({ replace: true });
  expect(filesIn(replaced ?? '')).toEqual(['mine.txt']);
  expect(filesIn(made.dir('elsewhere'))).toContain('spool.db');
});

test('a folder whose servers run is not replaced', async () => {
  await made.backUp();
  await expect(made.restore({ to: made.dir('data'), replace: true })).rejects.toThrow('is running');
  made.outbox.close();
  await expect(made.restore({ to: made.dir('data'), replace: true })).rejects.toThrow('is running');
  made.inbox.close();
  await made.restore({ to: made.dir('data'), replace: true });
  made.outbox = new Outbox(made.dir('data/spool.db'));
  made.inbox = new DatabaseSync(made.dir('data/cms.db'));
  expect(made.outbox.stats().pending).toBe(1);
});

const pair = await makeKeys();
const other = await makeKeys();
const edit = (folder: string, change: object) => {
  const file = join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
};

test.each<[string, RegExp, (folder: string) => void, object?]>([
  ['a byte of the outbox', /damaged: spool\.db/, (at) => flip(`${at}/files/spool.db`, 5000)],
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
  const folder = await made.backUp(encrypted ? pair.public : undefined);
  mkdirSync(made.dir('elsewhere'));
  writeFileSync(made.dir('elsewhere/mine.txt'), 'mine');
  spoil(folder);
  await expect(made.restore({ from: folder, replace: true, ...options })).rejects.toThrow(sentence);
  expect(filesIn(made.dir('elsewhere'))).toEqual(['mine.txt']);
  expect(readdirSync(made.home).toSorted()).toEqual(['backups', 'data', 'elsewhere']);
});

test('a path that leaves the data folder is refused', async () => {
  const folder = await made.backUp();
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const instant = new Date().toISOString();
  for (const path of ['../out.txt', '/etc/passwd', 'media/../../out.txt']) {
    const forged = { version, instant, database: 'sqlite', encrypted: false } as const;
    writeFileSync(
      join(folder, 'manifest.json'),
      serializeManifest({ ...forged, files: [{ ...files[0], path }] }),
    );
    await expect(made.restore()).rejects.toThrow('damaged: its manifest');
  }
});

test('what can not be decrypted to its end leaves the old folder as it was', async () => {
  const folder = await made.backUp(pair.public);
  mkdirSync(made.dir('elsewhere'));
  writeFileSync(made.dir('elsewhere/mine.txt'), 'mine');
  const [file, manifest] = [join(folder, 'files/spool.db'), join(folder, 'manifest.json')];
  const before = sha256(file);
  flip(file, 5000);
  const { digest: _, ...content } = JSON.parse(
    readFileSync(manifest, 'utf8').replaceAll(before, sha256(file)),
  );
  writeFileSync(manifest, serializeManifest(content));
  await expect(made.restore({ key: pair.secret, replace: true })).rejects.toThrow();
  expect(filesIn(made.dir('elsewhere'))).toEqual(['mine.txt']);
  expect(readdirSync(made.home).toSorted()).toEqual(['backups', 'data', 'elsewhere']);
});

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
