import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Reservation } from './leadTypes.ts';
import type { OutboxDatabase } from './outboxDatabase.ts';

const storeSql = `INSERT INTO leads (key, reference, digest, body, reserve, received_at, next_at)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET body = excluded.body,
  reserve = excluded.reserve, received_at = excluded.received_at, next_at = excluded.next_at,
  leased_until = 0, state = 'pending', attempts = 0, failures = 0`;

/** Stores a lead that is to be handed over, in place of one that was under the same key. */
export function storeLead(
  db: OutboxDatabase,
  lead: LeadEnvelope,
  digest: string,
  reserve: Reservation | undefined,
): void {
  const now = Date.now();
  const { key, reference } = lead;
  const reserved = reserve ? JSON.stringify(reserve) : null;
  db.sql(storeSql).run(key, reference, digest, JSON.stringify(lead), reserved, now, now);
}
