import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Steps from one version of the spool's file to the next; a step that is out is never changed. */
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
];

/**
 * Opens the spool, made or brought up to date. WAL with synchronous=FULL: a commit that has returned is on the disk (DESIGN §4.7). Several
 * processes may share the file.
 */
export function openSpool(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 });
  if (file !== ':memory:') chmodSync(file, 0o600);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  db.exec('BEGIN IMMEDIATE');
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  for (const step of steps.slice(version)) db.exec(step);
  if (version < steps.length) db.exec(`PRAGMA user_version = ${steps.length}`);
  db.exec('COMMIT');
  return db;
}
