import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { closeDatabaseFile } from '@concierge/server/start/privateFiles';
import { log } from '../runtime/log.ts';
import { type PageEntry, toPageEntry } from './pageEntry.ts';
import { everything, instant } from './purges.ts';

/**
 * Published pages on disk (`pages/pages.db`), so that a restarted site serves every page that it
 * served before, even with the backend down. Keeps the purges and the change feed's
 * position in the same file: what was purged stays purged.
 */
export class PageDisk {
  readonly #db: DatabaseSync;
  readonly #limit: number;
  readonly #read: StatementSync;
  readonly #drop: StatementSync;
  readonly #insert: StatementSync;
  #waiting = new Map<string, PageEntry>();
  /** Tags with their instants that are still to be written, after a failure. */
  #unwrittenPurges = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #isDamageLogged = false;

  constructor(folder: string, limit: number) {
    mkdirSync(folder, { recursive: true });
    this.#limit = limit;
    this.#db = open(join(folder, 'pages.db'));
    this.#read = this.#db.prepare(
      'SELECT status, own, tags, etag, rendered_at, fresh_for, encoding, body FROM pages WHERE key = ?',
    );
    this.#drop = this.#db.prepare('DELETE FROM pages WHERE key = ?');
    this.#insert = this.#db.prepare(
      'INSERT OR REPLACE INTO pages (key, status, own, tags, etag, rendered_at, fresh_for, encoding, size, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
  }

  /** A page that can't be read is none. */
  get(key: string): PageEntry | undefined {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    return this.#attempt(() => {
      const row = this.#read.get(key);
      return row && entryIn(row);
    });
  }

  /** Keeps a page; written together with others a moment later. */
  set(key: string, entry: PageEntry): void {
    this.#waiting.set(key, entry);
    this.#timer ??= setTimeout(() => this.flush(), 250).unref();
  }

  delete(key: string): void {
    this.#waiting.delete(key);
    this.#attempt(() => this.#drop.run(key));
  }

  /** Writes what waits, then drops the pages written longest ago where the limit is passed. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#waiting;
    this.#waiting = new Map();
    // What a late rendering brings after the end is lost with it.
    if (batch.size === 0 || !this.#db.isOpen) return;
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const [key, entry] of batch) this.#write(key, entry);
      this.#shrink();
      this.#db.exec('COMMIT');
    } catch (error) {
      log.error({ err: error }, 'pages could not be kept on disk');
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    }
  }

  /** Tags that were purged, with their instants; everything now where they can't be read. */
  purges(): [string, number][] {
    const now = instant();
    const read = this.#attempt(() => this.#db.prepare('SELECT tag, at FROM purges').all());
    if (!read) return [[everything, now]];
    return read.map((row) => [String(row['tag']), Math.min(now, Number(row['at']))]);
  }

  /** Position in the change feed, or undefined before the first answer. */
  position(): number | undefined {
    const row = this.#attempt(() =>
      this.#db.prepare("SELECT value FROM facts WHERE name = 'position'").get(),
    );
    return row ? Number(row['value']) : undefined;
  }

  /**
   * Keeps purges and the feed's position in one step. Where the disk refuses, the old position
   * stays for the next start, which follows the feed from there; the purges are written with the
   * next ones.
   */
  advance(position: number, tags: readonly string[], at: number): void {
    for (const tag of tags) this.#unwrittenPurges.set(tag, at);
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      const purge = this.#db.prepare(
        'INSERT INTO purges (tag, at) VALUES (?, ?) ON CONFLICT (tag) DO UPDATE SET at = excluded.at',
      );
      for (const [tag, instant] of this.#unwrittenPurges) purge.run(tag, instant);
      this.#db
        .prepare(
          "INSERT INTO facts (name, value) VALUES ('position', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .run(position);
      this.#db.exec('COMMIT');
      this.#unwrittenPurges.clear();
    } catch (error) {
      log.error({ err: error }, 'purges could not be kept on disk');
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    }
  }

  close(): void {
    this.flush();
    this.#db.close();
  }

  /** What the file gives; undefined where it is damaged or its disk full, logged the first time. */
  #attempt<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!this.#isDamageLogged) log.error({ err: error }, 'the pages on disk are damaged or full');
      this.#isDamageLogged = true;
      return undefined;
    }
  }

  #write(
    key: string,
    { status, own, tags, etag, renderedAt, freshFor, variants }: PageEntry,
  ): void {
    const encoding = variants.br ? 'br' : 'identity';
    const body = (variants.br ?? variants.identity)?.body ?? Buffer.alloc(0);
    this.#insert.run(
      key,
      status,
      JSON.stringify(own),
      JSON.stringify(tags),
      etag,
      renderedAt,
      freshFor,
      encoding,
      body.length,
      body,
    );
  }

  #shrink(): void {
    const { bytes } = this.#db
      .prepare('SELECT coalesce(sum(size), 0) AS bytes FROM pages')
      .get() as { bytes: number };
    let surplus = bytes - this.#limit;
    if (surplus <= 0) return;
    for (const row of this.#db
      .prepare('SELECT key, size FROM pages ORDER BY rendered_at LIMIT 1000')
      .iterate()) {
      if (surplus <= 0) break;
      this.#drop.run(String(row['key']));
      surplus -= Number(row['size']);
    }
  }
}

/** A page of the file. One of the future is stale: it was rendered by a clock that was ahead. */
function entryIn(row: Record<string, SQLOutputValue>): PageEntry {
  const renderedAt = Number(row['rendered_at']);
  const source = {
    status: Number(row['status']),
    own: JSON.parse(String(row['own'])) as string[],
    tags: JSON.parse(String(row['tags'])) as string[],
    renderedAt: renderedAt > instant() ? 0 : renderedAt,
    freshFor: Number(row['fresh_for']),
  };
  return toPageEntry(
    source,
    String(row['etag']),
    row['encoding'] === 'br' ? 'br' : 'identity',
    Buffer.from(row['body'] as Uint8Array),
  );
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 3000;
  CREATE TABLE IF NOT EXISTS pages (key TEXT PRIMARY KEY, status INTEGER, own TEXT, tags TEXT, etag TEXT, rendered_at REAL, fresh_for INTEGER, encoding TEXT, size INTEGER, body BLOB);
  CREATE INDEX IF NOT EXISTS pages_by_age ON pages (rendered_at, size);
  CREATE TABLE IF NOT EXISTS purges (tag TEXT PRIMARY KEY, at REAL);
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value REAL);
`;

/**
 * Opens the file; one that is broken is thrown away, for everything in it can be rendered again.
 */
function open(file: string): DatabaseSync {
  closeDatabaseFile(file);
  try {
    const db = new DatabaseSync(file);
    db.exec(schema);
    return db;
  } catch (error) {
    log.warn({ err: error }, `${file} could not be read and is begun anew`);
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
    const db = new DatabaseSync(file);
    db.exec(schema);
    return db;
  }
}
