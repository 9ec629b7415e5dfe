import { createHmac } from 'node:crypto';
import type { Audit } from '../../runtime/payload-types.ts';

/** A row of the log without what the database adds. */
export type AuditRow = Omit<Audit, 'id' | 'updatedAt' | 'hash'>;

/** What stands as `previous` in the first row. */
export const noSeal = '0'.repeat(64);

/** The key of the seals; it is made of PAYLOAD_SECRET, so the database alone can't forge one. */
export const sealKey = (secret: string): Buffer =>
  createHmac('sha256', secret).update('concierge audit log').digest();

/**
 * HMAC-SHA-256 over a row, its place and the seal before it, as one JSON text in a fixed order;
 * hexadecimal.
 */
export function rowHmac(row: AuditRow, key: Buffer): string {
  const canonical = [
    row.sequence,
    new Date(row.createdAt).toISOString(),
    row.act,
    row.user ?? null,
    ...[row.role, row.address, row.subject, row.document, row.brand, row.detail, row.previous].map(
      (text) => text ?? '',
    ),
  ];
  return createHmac('sha256', key).update(JSON.stringify(canonical)).digest('hex');
}
