import { DatabaseSync } from 'node:sqlite';
import { closeDatabaseFile } from '@concierge/server/start/privateFiles';

/**
 * Steps from one version of the outbox's file to the next; a step that is out is never changed. A
 * dead letter has the state 'parked'.
 */
const steps = [
  `CREATE TABLE leads (
     key TEXT PRIMARY KEY,
     reference TEXT NOT NULL UNIQUE,
     digest TEXT NOT NULL,
     body TEXT,
     reserve TEXT,
     received_at INTEGER NOT NULL,
     state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'parked', 'delivered')),
     attempts INTEGER NOT NULL DEFAULT 0,
     next_at INTEGER NOT NULL,
     leased_until INTEGER NOT NULL DEFAULT 0,
     message TEXT
   ) STRICT;
   CREATE INDEX leads_due ON leads (state, next_at);
   CREATE TABLE used (id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
  // References come from keys, so two rows may clash; the inbox tells them apart. A captcha pass
  // belongs to the lead it was first sent with.
  `CREATE TABLE leads_2 (
     key TEXT PRIMARY KEY,
     reference TEXT NOT NULL,
     digest TEXT NOT NULL,
     body TEXT,
     reserve TEXT,
     received_at INTEGER NOT NULL,
     state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'parked', 'delivered')),
     attempts INTEGER NOT NULL DEFAULT 0,
     failures INTEGER NOT NULL DEFAULT 0,
     next_at INTEGER NOT NULL,
     leased_until INTEGER NOT NULL DEFAULT 0,
     message TEXT
   ) STRICT;
   INSERT INTO leads_2 (key, reference, digest, body, reserve, received_at, state, attempts, next_at, leased_until, message)
     SELECT key, reference, digest, body, reserve, received_at, state, attempts, next_at, leased_until, message FROM leads;
   DROP TABLE leads;
   ALTER TABLE leads_2 RENAME TO leads;
   CREATE INDEX leads_due ON leads (state, next_at);
   ALTER TABLE used ADD COLUMN key TEXT;`,
];

/**
 * Opens the outbox, made or brought up to date. WAL with synchronous=FULL: a commit that has
 * returned is on the disk (ADR 5), and what is deleted is overwritten. Several processes may share
 * the file.
 */
export function openOutbox(file: string): DatabaseSync {
  if (file !== ':memory:') closeDatabaseFile(file);
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;',
  );
  db.exec('BEGIN IMMEDIATE');
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  for (const step of steps.slice(version)) db.exec(step);
  if (version < steps.length) db.exec(`PRAGMA user_version = ${steps.length}`);
  db.exec('COMMIT');
  return db;
}
