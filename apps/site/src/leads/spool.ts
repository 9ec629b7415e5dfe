import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { LeadEnvelope, ParkedLead } from '@concierge/contract/lead';
import { newReference } from './references.ts';
import { openSpool } from './spoolSchema.ts';

/** A lead as the intake made it; the spool gives it its reference. */
export type NewLead = Omit<LeadEnvelope, 'reference'>;
/** A visit's time that is still to be counted at the backend. */
export interface Reservation {
  readonly school: string;
  readonly date: string;
  readonly time: string;
}
/** A row on its way: `lead` is undefined where its text can't be read. */
export interface DueLead {
  readonly key: string;
  readonly attempts: number;
  readonly lead: LeadEnvelope | undefined;
  readonly reserve: Reservation | undefined;
}
export type Accepted = { readonly kind: 'stored' | 'known'; readonly reference: string } | { readonly kind: 'replayed' };
export interface SpoolStats {
  readonly pending: number;
  readonly parked: number;
  /** Seconds since the oldest undelivered lead came in; 0 where there is none. */
  readonly oldestPendingSeconds: number;
}

const dueSql =
  "SELECT key, attempts, body, reserve FROM leads WHERE state = 'pending' AND next_at <= ? AND leased_until <= ? ORDER BY next_at";
const claimSql = `UPDATE leads SET leased_until = ?, attempts = attempts + 1
  WHERE key IN (SELECT key FROM (${dueSql} LIMIT ?)) RETURNING key, attempts, body, reserve`;
const leaseMs = 60_000;
const keepDeliveredMs = 30 * 86_400_000;

/** The site's durable store of leads between the visitor and the backend (DESIGN §4.7), with the store of used captcha answers. */
export class Spool {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #queue: { work: () => Accepted; done: (answer: Accepted) => void; fail: (error: unknown) => void }[] = [];
  /** Leases that could not be written, by key. */
  readonly #borrowed = new Map<string, number>();

  /** `maxPages` limits the file, in pages of 4 KB; for tests of a full disk. */
  constructor(file: string, maxPages?: number) {
    mkdirSync(dirname(file), { recursive: true });
    this.#db = openSpool(file);
    if (maxPages) this.#db.exec(`PRAGMA max_page_count = ${maxPages}`);
  }

  /**
   * Stores a lead and marks its captcha pass used, in one commit that is on the disk when this returns. A lead that is already there is not
   * stored again. Throws where the disk refuses.
   */
  accept(lead: NewLead, pass?: { id: string; until: number }, reserve?: Reservation): Accepted {
    return this.#transaction(() => this.#accept(lead, pass, reserve));
  }

  /** As `accept`, sharing the commit with all others of the same moment: under load the disk syncs once for many. */
  acceptTogether(lead: NewLead, pass?: { id: string; until: number }, reserve?: Reservation): Promise<Accepted> {
    return new Promise((done, fail) => {
      if (this.#queue.length === 0) setImmediate(() => this.#commitQueue());
      this.#queue.push({ work: () => this.#accept(lead, pass, reserve), done, fail });
    });
  }

  #commitQueue(): void {
    const queue = this.#queue;
    this.#queue = [];
    try {
      const answers = this.#transaction(() => queue.map(({ work }) => work()));
      for (const [index, { done }] of queue.entries()) done(answers[index] as Accepted);
    } catch {
      // One of them fails: each for itself, so that it fails alone.
      for (const { work, done, fail } of queue) {
        try {
          done(this.#transaction(work));
        } catch (error) {
          fail(error);
        }
      }
    }
  }

  #accept(lead: NewLead, pass: { id: string; until: number } | undefined, reserve: Reservation | undefined): Accepted {
    const { key, reference: known } = this.identify(lead);
    if (known) return { kind: 'known', reference: known };
    if (pass && !this.#use(pass.id, pass.until)) return { kind: 'replayed' };
    const reference = this.#freeReference(lead.brand);
    const body = JSON.stringify({ ...lead, key, reference } satisfies LeadEnvelope);
    const now = Date.now();
    this.#sql('INSERT INTO leads (key, reference, digest, body, reserve, received_at, next_at) VALUES (?, ?, ?, ?, ?, ?, ?)').run(
      key,
      reference,
      digestOf(lead),
      body,
      reserve ? JSON.stringify(reserve) : null,
      now,
      now,
    );
    return { kind: 'stored', reference };
  }

  /**
   * The key under which a lead is stored, and its reference where it already is. The same key with the same content is the same lead; with
   * other content (the visitor went back and wrote something else) it is a new one under a key of its own.
   */
  identify(lead: NewLead): { readonly key: string; readonly reference?: string } {
    const digest = digestOf(lead);
    const first = this.#known(lead.key);
    if (!first) return { key: lead.key };
    if (first.digest === digest) return { key: lead.key, reference: first.reference };
    const key = `${lead.key.slice(0, 47)}-${digest.slice(0, 16)}`;
    const known = this.#known(key);
    return known ? { key, reference: known.reference } : { key };
  }

  /** Marks a captcha answer as used until it expires by itself; false where it was used before. */
  use(id: string, until: number): boolean {
    return this.#transaction(() => this.#use(id, until));
  }

  /**
   * Takes leads that are due, oldest first, and leases them to the caller, so that no other process hands them over too. On a full disk, where no
   * lease can be written, the lease is this process's own: handing over must go on, for it is what makes room.
   */
  claim(limit: number, now = Date.now()): DueLead[] {
    try {
      return this.#transaction(() => this.#sql(claimSql).all(now + leaseMs, now, now, limit)).map(dueLead);
    } catch (error) {
      if (!isFull(error)) throw error;
      const rows = this.#sql(dueSql).all(now, now).map(dueLead);
      const free = rows.filter(({ key }) => (this.#borrowed.get(key) ?? 0) <= now).slice(0, limit);
      for (const { key } of free) this.#borrowed.set(key, now + leaseMs);
      return free;
    }
  }

  /** The backend has it: what the visitor wrote is erased here, key and reference stay for repetitions. */
  delivered(keys: readonly string[]): void {
    const done = this.#sql("UPDATE leads SET state = 'delivered', body = NULL, reserve = NULL, message = NULL WHERE key = ?");
    this.#transaction(() => {
      for (const key of keys) done.run(key);
    });
    for (const key of keys) this.#borrowed.delete(key);
  }

  /** Kept, but not sent again until a person has looked: the backend refuses it for good, or it can't be read. */
  park(key: string, message: string): void {
    this.#sql("UPDATE leads SET state = 'parked', leased_until = 0, message = ? WHERE key = ?").run(message.slice(0, 500), key);
  }

  /** To be tried again from that instant. */
  postpone(keys: readonly string[], nextAt: number): void {
    const later = this.#sql("UPDATE leads SET next_at = ?, leased_until = 0 WHERE key = ? AND state = 'pending'");
    this.#transaction(() => {
      for (const key of keys) later.run(nextAt, key);
    });
  }

  /** The time of a visit is settled: counted, or `held` for a person who agrees on another one. */
  settleReservation(key: string, held?: string): void {
    const row = this.#sql('SELECT body FROM leads WHERE key = ?').get(key);
    const lead = parse<LeadEnvelope>(row?.['body']);
    const body = lead && held ? JSON.stringify({ ...lead, held }) : null;
    this.#sql('UPDATE leads SET reserve = NULL, body = coalesce(?, body) WHERE key = ?').run(body, key);
  }

  /** Everything that waits is due now, for the backend answers again. */
  wake(now = Date.now()): void {
    this.#sql("UPDATE leads SET next_at = ? WHERE state = 'pending' AND next_at > ?").run(now, now);
  }

  /** Ends the leases of processes that are gone; at worst a lead is handed over twice under one key. */
  endLeases(): void {
    this.#sql("UPDATE leads SET leased_until = 0 WHERE state = 'pending' AND leased_until > 0").run();
  }

  /** The oldest of those that wait for a person, with what may be told of them: nothing that the visitor wrote. */
  parked(limit: number): ParkedLead[] {
    const rows = this.#sql(
      "SELECT key, reference, body, received_at, message FROM leads WHERE state = 'parked' ORDER BY received_at LIMIT ?",
    );
    return rows.all(limit).map((row) => ({
      key: String(row['key']),
      reference: String(row['reference']),
      brand: parse<LeadEnvelope>(row['body'])?.brand ?? String(row['reference']).replace(/-.*/, ''),
      type: parse<LeadEnvelope>(row['body'])?.type ?? '',
      received_at: new Date(Number(row['received_at'])).toISOString(),
      message: String(row['message'] ?? ''),
    }));
  }

  /** Sends these parked leads again, after a person has removed the cause. */
  unpark(keys: readonly string[]): void {
    const pending = this.#sql("UPDATE leads SET state = 'pending', next_at = 0, attempts = 0 WHERE key = ? AND state = 'parked'");
    this.#transaction(() => {
      for (const key of keys) pending.run(key);
    });
  }

  /** Forgets used captcha answers that have expired, and keys of leads delivered long ago. */
  tidy(now = Date.now()): void {
    this.#sql('DELETE FROM used WHERE until < ?').run(now);
    this.#sql("DELETE FROM leads WHERE state = 'delivered' AND received_at < ?").run(now - keepDeliveredMs);
  }

  stats(now = Date.now()): SpoolStats {
    const row = this.#sql(
      "SELECT count(*) FILTER (WHERE state = 'pending') AS pending, count(*) FILTER (WHERE state = 'parked') AS parked, min(received_at) FILTER (WHERE state = 'pending') AS oldest FROM leads WHERE state != 'delivered'",
    ).get();
    const oldest = Number(row?.['oldest'] ?? 0);
    return {
      pending: Number(row?.['pending'] ?? 0),
      parked: Number(row?.['parked'] ?? 0),
      oldestPendingSeconds: oldest ? Math.max(0, Math.floor((now - oldest) / 1000)) : 0,
    };
  }

  close(): void {
    this.#db.close();
  }

  #known(key: string): { reference: string; digest: string } | undefined {
    const row = this.#sql('SELECT reference, digest FROM leads WHERE key = ?').get(key);
    return row && { reference: String(row['reference']), digest: String(row['digest']) };
  }

  #use(id: string, until: number): boolean {
    return this.#sql('INSERT OR IGNORE INTO used (id, until) VALUES (?, ?)').run(id, until).changes === 1;
  }

  #freeReference(brand: string): string {
    const taken = this.#sql('SELECT 1 FROM leads WHERE reference = ?');
    for (;;) {
      const reference = newReference(brand);
      if (!taken.get(reference)) return reference;
    }
  }

  /** A statement, compiled once. */
  #sql(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    const made = this.#db.prepare(text);
    this.#statements.set(text, made);
    return made;
  }

  #transaction<T>(work: () => T): T {
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
}

/** SQLITE_FULL (13), or the file system's own word for it. */
const isFull = (error: unknown): boolean => (error as { errcode?: number }).errcode === 13;

const dueLead = (row: Record<string, unknown>): DueLead => ({
  key: String(row['key']),
  attempts: Number(row['attempts']),
  lead: parse<LeadEnvelope>(row['body']),
  reserve: parse<Reservation>(row['reserve']),
});

function digestOf({ brand, type, lang, fields }: NewLead): string {
  const content = JSON.stringify([brand, type, lang, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return createHash('sha256').update(content).digest('hex');
}

function parse<T>(text: unknown): T | undefined {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}
