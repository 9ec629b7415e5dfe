import type { DeadLetter, LeadEnvelope } from '@concierge/contract/lead';
import {
  deadLetter,
  dueLead,
  leadDigest,
  parse,
  type StoredLead,
  storedLead,
  toOutboxStats,
} from './leadRows.ts';
import type { Accepted, DueLead, NewLead, OutboxStats, Reservation } from './leadTypes.ts';
import { OutboxDatabase } from './outboxDatabase.ts';
import { leadReference } from './references.ts';
import { SharedCommit } from './sharedCommit.ts';
import { spendPass } from './spendPass.ts';
import { storeLead } from './storeLead.ts';

// What would wait for longer than any back-off or lease was put off by a clock that went ahead.
const furthestMs = 2 * 3_600_000;
const storedSql = 'SELECT reference, digest, state, received_at FROM leads WHERE key = ?';
const dueSql = `SELECT key, attempts, body, reserve FROM leads WHERE state = 'pending'
  AND (next_at <= ? OR next_at > ?) AND (leased_until <= ? OR leased_until > ?) ORDER BY next_at`;
const claimSql = `UPDATE leads SET leased_until = ?, attempts = attempts + 1
  WHERE key IN (SELECT key FROM (${dueSql} LIMIT ?)) RETURNING key, attempts, body, reserve`;
const dueAt = (now: number) => [now, now + furthestMs, now, now + furthestMs];
const leaseMs = 60_000;
const keepDeliveredMs = 30 * 86_400_000;

/**
 * The site's durable store of leads between the visitor and the backend (ADR 5), with the store of
 * used captcha answers.
 */
export class Outbox {
  readonly #db: OutboxDatabase;
  readonly #together: SharedCommit<Accepted>;
  /** Leases that could not be written, by key. */
  readonly #borrowed = new Map<string, number>();

  /** `maxPages` limits the file, in pages of 4 KB; for tests of a full disk. */
  constructor(file: string, maxPages?: number) {
    this.#db = new OutboxDatabase(file, maxPages);
    this.#together = new SharedCommit((work) => this.#db.transaction(work));
  }

  /**
   * Stores a lead in a commit that is on the disk when this returns. A lead that is already there
   * is not stored again. Throws where the disk refuses.
   */
  accept(lead: NewLead): Accepted {
    return this.#db.transaction(() => this.#accept(lead));
  }

  /**
   * As `accept`, and marks its captcha pass used. Shares the commit with all others of the same
   * moment: under load the disk syncs once for many.
   */
  acceptTogether(
    lead: NewLead,
    pass?: { id: string; until: number },
    reserve?: Reservation,
  ): Promise<Accepted> {
    return this.#together.add(() => this.#accept(lead, pass, reserve));
  }

  #accept(lead: NewLead, pass?: { id: string; until: number }, reserve?: Reservation): Accepted {
    const digest = leadDigest(lead);
    const { key, stored } = this.#find(lead.key, digest);
    if (stored && !stored.isPast) return { kind: 'known', reference: stored.reference };
    if (pass && !spendPass(this.#db, pass.id, pass.until, key)) return { kind: 'replayed' };
    const reference = stored?.reference ?? leadReference(lead.brand, key);
    storeLead(this.#db, { ...lead, key, reference }, digest, reserve);
    return { kind: 'stored', reference };
  }

  /**
   * The key under which a lead is stored, and its reference where it already is. The same key with
   * the same content is the same lead; with other content (the visitor went back and wrote
   * something else) it is a new one under a key of its own. One that the backend took a while ago
   * is taken again under its key: the backend knows it, or its person was erased since.
   */
  identify(lead: NewLead): { readonly key: string; readonly reference?: string } {
    const { key, stored } = this.#find(lead.key, leadDigest(lead));
    return stored && !stored.isPast ? { key, reference: stored.reference } : { key };
  }

  #find(sentKey: string, digest: string): { key: string; stored: StoredLead | undefined } {
    const first = this.#stored(sentKey);
    if (!first || first.digest === digest) return { key: sentKey, stored: first };
    const key = `${sentKey.slice(0, 47)}-${digest.slice(0, 16)}`;
    return { key, stored: this.#stored(key) };
  }

  /**
   * Marks a captcha answer as used until it expires by itself; false where it was used before. With
   * the `key` of a lead it is used for that lead, and good again for that one: who is told to
   * choose another time needs no new one, and nobody gets two leads or two seats for it.
   */
  use(id: string, until: number, key?: string): boolean {
    return this.#db.transaction(() => spendPass(this.#db, id, until, key));
  }

  /**
   * Takes leads that are due, oldest first, and leases them to the caller, so that no other process
   * hands them over too. On a full disk, where no lease can be written, the lease is this process's
   * own: handing over must go on, for it is what makes room.
   */
  claim(limit: number, now = Date.now()): DueLead[] {
    try {
      return this.#db
        .transaction(() => this.#db.sql(claimSql).all(now + leaseMs, ...dueAt(now), limit))
        .map(dueLead);
    } catch (error) {
      if (!isFull(error)) throw error;
      const rows = this.#db
        .sql(dueSql)
        .all(...dueAt(now))
        .map(dueLead);
      const free = rows.filter(({ key }) => (this.#borrowed.get(key) ?? 0) <= now).slice(0, limit);
      for (const { key } of free) this.#borrowed.set(key, now + leaseMs);
      return free;
    }
  }

  /**
   * Erases what visitors wrote, because the backend has it or nobody may have it; keys and
   * references stay for repetitions.
   */
  erase(keys: readonly string[]): void {
    const done = this.#db.sql(
      "UPDATE leads SET state = 'delivered', body = NULL, reserve = NULL, message = NULL WHERE key = ?",
    );
    this.#db.transaction(() => {
      for (const key of keys) done.run(key);
    });
    for (const key of keys) this.#borrowed.delete(key);
  }

  /**
   * Kept, but not sent again until a person has looked: the backend refuses it for good, or it
   * can't be read.
   */
  setAside(key: string, message: string): void {
    this.#db
      .sql("UPDATE leads SET state = 'parked', leased_until = 0, message = ? WHERE key = ?")
      .run(message.slice(0, 500), key);
  }

  /** Counts that the backend fails on this very lead; answers how often it has. */
  countFailure(key: string): number {
    const row = this.#db
      .sql('UPDATE leads SET failures = failures + 1 WHERE key = ? RETURNING failures')
      .get(key);
    return Number(row?.['failures'] ?? 0);
  }

  /** To be tried again, each from its instant; in one commit, for a batch fails as a whole. */
  postpone(leads: readonly (readonly [key: string, nextAt: number])[]): void {
    const later = this.#db.sql(
      "UPDATE leads SET next_at = ?, leased_until = 0 WHERE key = ? AND state = 'pending'",
    );
    this.#db.transaction(() => {
      for (const [key, nextAt] of leads) later.run(nextAt, key);
    });
  }

  /** The time of a visit is settled: counted, or `held` for a person who agrees on another one. */
  settleReservation(key: string, held?: string): void {
    const row = this.#db.sql('SELECT body FROM leads WHERE key = ?').get(key);
    const lead = parse<LeadEnvelope>(row?.['body']);
    const body = lead && held ? JSON.stringify({ ...lead, held }) : null;
    this.#db
      .sql('UPDATE leads SET reserve = NULL, body = coalesce(?, body) WHERE key = ?')
      .run(body, key);
  }

  /** Everything that waits is due now, for the backend answers again. */
  wake(now = Date.now()): void {
    this.#db
      .sql("UPDATE leads SET next_at = ? WHERE state = 'pending' AND next_at > ?")
      .run(now, now);
  }

  /**
   * Ends the leases of processes that are gone; at worst a lead is handed over twice under one key.
   */
  endLeases(): void {
    this.#db
      .sql("UPDATE leads SET leased_until = 0 WHERE state = 'pending' AND leased_until > 0")
      .run();
  }

  /** The oldest that wait for a person, or those after one of them, without what was written. */
  deadLetters(limit: number, after?: Pick<DeadLetter, 'received_at' | 'key'>): DeadLetter[] {
    const rows = this.#db.sql(
      `SELECT key, reference, body, received_at, message FROM leads
        WHERE state = 'parked' AND (received_at, key) > (?, ?) ORDER BY received_at, key LIMIT ?`,
    );
    const receivedAt = after ? Date.parse(after.received_at) : 0;
    return rows.all(receivedAt, after?.key ?? '', limit).map(deadLetter);
  }

  /** Sends these dead letters again, after a person has removed the cause. */
  retry(keys: readonly string[]): void {
    const pending = this.#db.sql(
      "UPDATE leads SET state = 'pending', next_at = 0, attempts = 0, failures = 0 WHERE key = ? AND state = 'parked'",
    );
    this.#db.transaction(() => {
      for (const key of keys) pending.run(key);
    });
  }

  /**
   * Forgets used captcha answers that have expired, and keys of leads erased long ago; and
   * clears the write-ahead log, which has what visitors wrote until it is written over.
   */
  tidy(now = Date.now()): void {
    this.#db.sql('DELETE FROM used WHERE until < ?').run(now);
    this.#db
      .sql("DELETE FROM leads WHERE state = 'delivered' AND received_at < ?")
      .run(now - keepDeliveredMs);
    this.#db.sql('PRAGMA wal_checkpoint(TRUNCATE)').get();
  }

  /** How much waits, and since when. */
  stats(now = Date.now()): OutboxStats {
    const row = this.#db
      .sql(
        "SELECT count(*) FILTER (WHERE state = 'pending') AS pending, count(*) FILTER (WHERE state = 'parked') AS deadLetters, min(received_at) FILTER (WHERE state = 'pending') AS oldest FROM leads WHERE state != 'delivered'",
      )
      .get();
    return toOutboxStats(row, now);
  }

  close(): void {
    this.#db.close();
  }

  #stored(key: string): StoredLead | undefined {
    return storedLead(this.#db.sql(storedSql).get(key));
  }
}

/** SQLITE_FULL (13), or the file system's own word for it. */
const isFull = (error: unknown): boolean => (error as { errcode?: number }).errcode === 13;
