import type { Where } from 'payload';

/*
 * Instants in rows against this process's clock. A clock that goes ahead for a while and is set
 * right leaves instants that nobody would live to see: no row may wait for them, and no limit may
 * count what bears them.
 */

/** Longer than any back-off or pause puts a row off; in milliseconds. */
export const furthestMs = 2 * 3_600_000;

const iso = (instant: number): string => new Date(instant).toISOString();

/** Rows of an outbox whose next attempt is due. */
export const isDue = (now = Date.now()): Where => ({
  or: [
    { next_attempt_at: { exists: false } },
    { next_attempt_at: { less_than_equal: iso(now) } },
    { next_attempt_at: { greater_than: iso(now + furthestMs) } },
  ],
});

/** Instants of the last milliseconds. */
export const within = (milliseconds: number, now = Date.now()) => ({
  greater_than: iso(now - milliseconds),
  less_than: iso(now + milliseconds),
});
