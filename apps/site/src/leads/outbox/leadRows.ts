import { hash } from 'node:crypto';
import type { DeadLetter, LeadEnvelope } from '@concierge/contract/lead';
import { personMarks } from '@concierge/server/persons/identity';
import { leadsSecret } from '../../forms/props/secret.ts';
import type { DueLead, NewLead, OutboxStats, Reservation } from './leadTypes.ts';

/** A lead on its way, from its row. */
export const dueLead = (row: Record<string, unknown>): DueLead => ({
  key: String(row['key']),
  attempts: Number(row['attempts']),
  lead: parse<LeadEnvelope>(row['body']),
  reserve: parse<Reservation>(row['reserve']),
});

/** What is sent again within this time is a repetition, whatever became of it. */
const repetitionMs = 600_000;

/** What tells whether a lead that is sent is one that is stored. */
export interface StoredLead {
  readonly reference: string;
  readonly digest: string;
  /** The backend took it a while ago, and may have it no longer. */
  readonly isPast: boolean;
}

/** The same from its row. */
export const storedLead = (row: Record<string, unknown> | undefined): StoredLead | undefined =>
  row && {
    reference: String(row['reference']),
    digest: String(row['digest']),
    // A clock that went ahead is no reason to know a lead for longer.
    isPast:
      row['state'] === 'delivered' &&
      Math.abs(Date.now() - Number(row['received_at'])) >= repetitionMs,
  };

/** What may be told of a lead that waits for a person. */
export function deadLetter(row: Record<string, unknown>): DeadLetter {
  const lead = parse<LeadEnvelope>(row['body']);
  const brand = lead?.brand ?? String(row['reference']).replace(/-.*/, '');
  return {
    key: String(row['key']),
    reference: String(row['reference']),
    brand,
    type: lead?.type ?? '',
    received_at: new Date(Number(row['received_at'])).toISOString(),
    message: String(row['message'] ?? ''),
    marks: lead ? personMarks(leadsSecret, brand, lead.fields) : [],
  };
}

/** The figures of what waits, from the row that counts it. */
export function toOutboxStats(row: Record<string, unknown> | undefined, now: number): OutboxStats {
  const oldest = Number(row?.['oldest'] ?? 0);
  return {
    pending: Number(row?.['pending'] ?? 0),
    deadLetters: Number(row?.['deadLetters'] ?? 0),
    oldestPendingSeconds: oldest ? Math.max(0, Math.floor((now - oldest) / 1000)) : 0,
  };
}

/** What tells the content of a lead from that of another one. */
export function leadDigest({ brand, type, lang, fields }: NewLead): string {
  const content = JSON.stringify([
    brand,
    type,
    lang,
    Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  return hash('sha256', content);
}

/** JSON of a column; undefined where it cannot be read. */
export function parse<T>(text: unknown): T | undefined {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}
