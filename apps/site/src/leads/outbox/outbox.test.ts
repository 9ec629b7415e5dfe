import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isReference } from '@concierge/contract/reference';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewLead } from './leadTypes.ts';
import { Outbox } from './outbox.ts';
import { openOutbox } from './outboxSchema.ts';
import { leadReference } from './references.ts';

let folder: string;
let outbox: Outbox;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  outbox = new Outbox(join(folder, 'spool.db'));
});
afterEach(() => {
  outbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const lead = (key: string, Name = 'Ana'): NewLead => ({
  key,
  brand: 'HIM',
  type: 'contact',
  lang: 'en',
  fields: { Name },
  source: '/en/contact/',
  received_at: '2026-11-21T10:00:00Z',
});
const reference = (answer: ReturnType<Outbox['accept']>) =>
  answer.kind === 'replayed' ? 'replayed' : answer.reference;

test('keeps a lead once under its key, with a reference that can be read out', () => {
  const first = reference(outbox.accept(lead('key-0001')));
  expect(isReference(first)).toBe(true);
  expect(
    reference(outbox.accept({ ...lead('key-0001'), received_at: '2026-11-21T10:00:09Z' })),
  ).toBe(first);
  const changed = reference(outbox.accept(lead('key-0001', 'Bea')));
  expect(changed).not.toBe(first);
  expect(reference(outbox.accept(lead('key-0001', 'Bea')))).toBe(changed);
  expect(outbox.stats().pending).toBe(2);
});

test('whatever machine a repetition reaches, it shows the same reference; two leads hardly ever share one', () => {
  const other = new Outbox(join(folder, 'other.db'));
  for (const key of ['key-0001', 'key-0002'])
    expect(reference(other.accept(lead(key)))).toBe(
      reference(outbox.accept({ ...lead(key), received_at: '2026-11-21T10:00:05Z' })),
    );
  other.close();
  expect(leadReference('HIM', 'key-0001')).not.toBe(
    leadReference('SEG', 'key-0001').replace('SEG', 'HIM'),
  );
  const many = new Set(
    Array.from({ length: 50_000 }, (_, number) => leadReference('HIM', `key-${number}`)),
  );
  expect(many.size).toBeGreaterThan(49_998);
  expect([...many].every(isReference)).toBe(true);
  expect(['HIM-7K4Q-29', 'HIM-7K4Q-29XM-2', 'EHL2-7K4Q-29XM'].every(isReference)).toBe(true);
  expect(
    ['HIM-7K4Q-29XM-', 'HIM-7K4Q-O0XM', 'HIM-7K4Q', '<b>-7K4Q-29XM', 'HIM-7K4Q-29XM?'].some(
      isReference,
    ),
  ).toBe(false);
});

test('leads that an older version stored keep their references', () => {
  const file = join(folder, 'old.db');
  const db = new DatabaseSync(file);
  db.exec(`CREATE TABLE leads (key TEXT PRIMARY KEY, reference TEXT NOT NULL UNIQUE, digest TEXT NOT NULL, body TEXT, reserve TEXT,
    received_at INTEGER NOT NULL, state TEXT NOT NULL DEFAULT 'pending', attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL,
    leased_until INTEGER NOT NULL DEFAULT 0, message TEXT) STRICT;
    CREATE INDEX leads_due ON leads (state, next_at);
    CREATE TABLE used (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO used VALUES ('spent', 9e15);
    PRAGMA user_version = 1`);
  const old = JSON.stringify({ ...lead('key-0001'), reference: 'HIM-7K4Q-29' });
  db.prepare(
    "INSERT INTO leads (key, reference, digest, body, received_at, next_at) VALUES ('key-0001', 'HIM-7K4Q-29', 'd', ?, 1, 1)",
  ).run(old);
  db.close();
  const upgraded = new Outbox(file);
  expect(upgraded.claim(5)).toMatchObject([
    { key: 'key-0001', lead: { reference: 'HIM-7K4Q-29' } },
  ]);
  expect(upgraded.use('spent', Date.now() + 1000, 'key-0001')).toBe(false);
  upgraded.close();
});

test('commits with synchronous=FULL to a write-ahead log, readable by its owner only', () => {
  const db = openOutbox(join(folder, 'spool.db'));
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(statSync(join(folder, 'spool.db')).mode & 0o077).toBe(0);
  db.close();
});

test('a used pass is refused together with its lead, and forgotten after it has expired', async () => {
  const until = Date.now() + 1000;
  const accept = async (key: string) =>
    (await outbox.acceptTogether(lead(key), { id: 'p', until })).kind;
  expect([await accept('key-0001'), await accept('key-0002')]).toEqual(['stored', 'replayed']);
  expect(outbox.stats().pending).toBe(1);
  outbox.tidy(until + 1);
  expect(outbox.use('p', until)).toBe(true);
});

test('a full disk throws, stores nothing and takes the lead once there is room', () => {
  const small = new Outbox(join(folder, 'small.db'), 40);
  const big = 'x'.repeat(5000);
  let stored = 0;
  expect(() => {
    for (; stored < 100; stored++) small.accept(lead(`key-${1000 + stored}`, big));
  }).toThrow(/full/);
  expect(small.stats().pending).toBe(stored);
  small.erase(small.claim(5).map(({ key }) => key));
  expect(small.accept(lead('key-later', big)).kind).toBe('stored');
  small.close();
});

test('leads of one moment share a commit; one that fails does so alone', async () => {
  const until = Date.now() + 1000;
  const answers = await Promise.all([
    outbox.acceptTogether(lead('key-0001'), { id: 'p', until }),
    outbox.acceptTogether(lead('key-0001')),
    outbox.acceptTogether(lead('key-0002'), { id: 'p', until }),
    outbox
      .acceptTogether({ ...lead('key-0003'), fields: { big: 1n } as never })
      .catch((error: Error) => error.name),
    outbox.acceptTogether(lead('key-0004')),
  ]);
  expect(answers.map((answer) => (typeof answer === 'string' ? answer : answer.kind))).toEqual([
    'stored',
    'known',
    'replayed',
    'TypeError',
    'stored',
  ]);
  expect(outbox.stats().pending).toBe(2);
});

test('leases what it hands out, to one caller at a time', () => {
  for (let index = 0; index < 5; index++) outbox.accept(lead(`key-000${index}`));
  const other = new Outbox(join(folder, 'spool.db'));
  const [mine, theirs] = [outbox.claim(3), other.claim(50)];
  expect([mine.length, theirs.length]).toEqual([3, 2]);
  expect(outbox.claim(50)).toEqual([]);
  expect(outbox.claim(50, Date.now() + 61_000)).toHaveLength(5);
  other.close();
});

test('after delivery only key and reference are left, so that a repetition is still known', () => {
  const given = reference(outbox.accept(lead('key-0001')));
  outbox.erase(['key-0001']);
  const db = new DatabaseSync(join(folder, 'spool.db'));
  expect(db.prepare('SELECT body, state FROM leads').get()).toEqual({
    body: null,
    state: 'delivered',
  });
  db.close();
  expect(outbox.identify(lead('key-0001')).reference).toBe(given);
  expect(outbox.stats()).toEqual({ pending: 0, deadLetters: 0, oldestPendingSeconds: 0 });
});

test('what was stored before a restart is there after it', () => {
  const given = reference(outbox.accept(lead('key-0001')));
  outbox.close();
  outbox = new Outbox(join(folder, 'spool.db'));
  expect(outbox.claim(1)[0]?.lead?.reference).toBe(given);
});

test('a lead that cannot be read is handed out as such, never dropped', () => {
  outbox.accept(lead('key-0001'));
  const db = new DatabaseSync(join(folder, 'spool.db'));
  db.exec("UPDATE leads SET body = '{broken'");
  db.close();
  expect(outbox.claim(1)).toMatchObject([{ key: 'key-0001', lead: undefined }]);
  outbox.setAside('key-0001', 'unreadable');
  expect(outbox.stats().deadLetters).toBe(1);
});
