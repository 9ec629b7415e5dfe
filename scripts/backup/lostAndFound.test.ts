import { mkdirSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Outbox } from '../../apps/site/src/leads/outbox/outbox.ts';
import { installationPlace } from '../lib/settings/place.ts';
import { resetInstallation } from '../reset/resetInstallation.ts';
import { isInUse } from './isInUse.ts';
import { sourceFiles } from './sourceFiles.ts';
import { filesIn, TestInstallation } from './TestInstallation.ts';

let here: TestInstallation;
beforeEach(() => {
  here = new TestInstallation();
  for (const volume of ['data', 'films']) {
    mkdirSync(here.dir(`${volume}/lost+found`), { recursive: true });
    writeFileSync(here.dir(`${volume}/lost+found/#12`), 'a find');
  }
});
afterEach(() => here.end());

const place = () => installationPlace({ DATA_DIR: here.dir('data'), MEDIA_DIR: here.dir('films') });

test('what is lost and found on a volume, which the product can not read, is in no backup', () => {
  const paths = sourceFiles(place()).map(({ path }) => path);
  expect(paths).toContain('spool.db');
  expect(paths.filter((path) => path.includes('lost+found'))).toEqual([]);
});

test('a reset neither looks into it nor deletes it, and still sees databases in folders', async () => {
  here.outbox.close();
  here.inbox.close();
  const lost = new DatabaseSync(here.dir('data/lost+found/x.db'));
  lost.exec('PRAGMA journal_mode = WAL; CREATE TABLE leads (key TEXT PRIMARY KEY)');
  expect(isInUse(here.dir('data'))).toBe(false);
  lost.close();
  here.inbox = new DatabaseSync(here.dir('data/well-known/deep.db'));
  here.inbox.exec('PRAGMA journal_mode = WAL; CREATE TABLE leads (key TEXT PRIMARY KEY)');
  expect(isInUse(here.dir('data'))).toBe(true);
  here.inbox.exec('PRAGMA journal_mode = DELETE');
  here.inbox.close();
  await resetInstallation(place());
  expect(filesIn(here.dir('films'))).toEqual(['lost+found/#12']);
  here.inbox = new DatabaseSync(':memory:');
  here.outbox = new Outbox(':memory:');
});
