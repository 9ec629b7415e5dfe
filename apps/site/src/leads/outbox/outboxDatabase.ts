import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { makeDurableFolder } from '@concierge/server/start/durableFolder';
import { openOutbox } from './outboxSchema.ts';

/** The outbox's file: statements that are compiled once, and transactions. */
export class OutboxDatabase {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** `maxPages` limits the file, in pages of 4 KB; for tests of a full disk. */
  constructor(file: string, maxPages?: number) {
    makeDurableFolder(dirname(file));
    this.#db = openOutbox(file);
    if (maxPages) this.#db.exec(`PRAGMA max_page_count = ${maxPages}`);
  }

  /** A statement, compiled once. */
  sql(text: string): StatementSync {
    const cached = this.#statements.get(text);
    if (cached) return cached;
    const made = this.#db.prepare(text);
    this.#statements.set(text, made);
    return made;
  }

  /** Does all of the work or nothing of it; it is on the disk when this returns. */
  transaction<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#db.close();
  }
}
