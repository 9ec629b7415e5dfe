import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { addressProblem } from './addressProblem.ts';
import { closeDatabaseFile, closeFolder } from './privateFiles.ts';
import { secretProblem } from './secretProblem.ts';
import { flag, port, text, threeNumbers, whole } from './variableKinds.ts';
import { malformedVariables, variableReader } from './variables.ts';

const rights = (path: string) => statSync(path).mode & 0o7777;

test.each([
  [undefined, 'missing'],
  ['', 'missing'],
  ['short', '5 characters'],
  ['a'.repeat(64), 'guess'],
  ['development-only-LEADS_SECRET-long-enough', 'guess'],
  ['change-me-please-change-me-please-1234567', 'guess'],
  ['0123456701234567012345670123456701234567', 'guess'],
])('the secret %s stops a start with one sentence', (value, reason) => {
  expect(secretProblem('LEADS_SECRET', value)).toMatch(/^LEADS_SECRET /);
  expect(secretProblem('LEADS_SECRET', value)).toContain(reason);
});

test('random characters are a secret', () =>
  expect(secretProblem('X', 'pK9v2mZr6QbT4xLw8NsY1cHd5FgJ3eRu')).toBeUndefined());

test.each([
  ['https://crm.example.org/lead', true],
  ['http://127.0.0.1:4000/', true],
  ['http://localhost:4000/', true],
  ['http://[::1]:4000/', true],
  ['http://crm.example.org/lead', false],
  ['http://127.0.0.1.example.org/', false],
  ['http://localhost.example.org/', false],
  ['ftp://localhost/', false],
  ['crm.example.org', false],
])('enquiries may be sent to %s: %s', (url, fine) =>
  expect(addressProblem('CRM_URL', url) === undefined).toBe(fine),
);

test('a data folder that others could read is theirs no more, down to the last file, and links lead nowhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  chmodSync(folder, 0o755);
  chmodSync(outside, 0o755);
  mkdirSync(join(folder, 'pages/build'), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, 'pages/build/pages.db'), '', { mode: 0o644 });
  writeFileSync(join(folder, 'cms.db'), '', { mode: 0o666 });
  symlinkSync(outside, join(folder, 'link'));
  expect(closeFolder(folder)).toBe(true);
  expect(
    [folder, 'pages', 'pages/build'].map((path) =>
      rights(path === folder ? folder : join(folder, path)),
    ),
  ).toEqual([0o700, 0o700, 0o700]);
  expect(['cms.db', 'pages/build/pages.db'].map((path) => rights(join(folder, path)))).toEqual([
    0o600, 0o600,
  ]);
  expect(rights(outside)).toBe(0o755);
});

test('a folder that all users share stays shared', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-'));
  chmodSync(folder, 0o1777);
  expect(closeFolder(folder)).toBe(false);
  expect(rights(folder)).toBe(0o1777);
});

test('a pipe or a device is no file of ours, and stays who may read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pipe-'));
  spawnSync('mkfifo', ['-m', '666', join(folder, 'pipe')]);
  expect(closeFolder(folder)).toBe(true);
  expect(rights(join(folder, 'pipe'))).toBe(0o666);
});

test.each([['new'], ['old']])(
  'a %s database and its log are closed to others, whatever the process would give them',
  (age) => {
    const before = process.umask(0);
    try {
      const folder = mkdtempSync(join(tmpdir(), 'database-'));
      const file = join(folder, 'cms.db');
      if (age === 'old')
        for (const name of ['cms.db', 'cms.db-wal'])
          writeFileSync(join(folder, name), '', { mode: 0o666 });
      closeDatabaseFile(file);
      const db = new DatabaseSync(file);
      db.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (a)');
      expect(readdirSync(folder).map((name) => [name, rights(join(folder, name))])).toEqual(
        ['cms.db', 'cms.db-shm', 'cms.db-wal'].map((name) => [name, 0o600]),
      );
      db.close();
    } finally {
      process.umask(before);
    }
  },
);

test('a database that is written to stays locked for other processes while its file is closed to others', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'database-')), 'cms.db');
  const db = new DatabaseSync(file);
  db.exec('CREATE TABLE t (a); BEGIN IMMEDIATE; INSERT INTO t VALUES (1)');
  closeDatabaseFile(file);
  const script = `const { DatabaseSync } = require('node:sqlite');
    try { new DatabaseSync(process.argv[1]).exec('BEGIN IMMEDIATE') } catch { process.exit(3) }`;
  expect(spawnSync(process.execPath, ['-e', script, file]).status).toBe(3);
  db.close();
});

const kinds = { PORT: port, DAYS: whole, OPEN: flag, LIMITS: threeNumbers, 'NAME_*': text };

test('a variable is read as what it stands for; an empty or malformed one is none', () => {
  const read = variableReader(kinds);
  const env = { PORT: '3000', DAYS: '07', OPEN: '0', LIMITS: '60,600,6', NAME_A: 'a' };
  expect([
    read('PORT', env),
    read('DAYS', env),
    read('OPEN', env),
    read('LIMITS', env),
    read('NAME_A', env),
  ]).toEqual([3000, 7, false, [60, 600, 6], 'a']);
  expect([read('DAYS', { DAYS: '' }), read('DAYS', {}), read('DAYS', { DAYS: '1e3' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ...['abc', '0', '-1', '70000', '80.5'].map((value) => ['PORT', value]),
  ...['abc', '-1', '1e3', ' 5'].map((value) => ['DAYS', value]),
  ...['2', 'true'].map((value) => ['OPEN', value]),
  ...['60', '60,600', 'a,b,c', '1,2,3,4'].map((value) => ['LIMITS', value]),
])('%s=%s is refused with one sentence that names it', (name, value) => {
  expect(malformedVariables(kinds, { [name]: value })).toEqual([
    expect.stringMatching(`^${name} must be [^.]+\\.$`),
  ]);
});
