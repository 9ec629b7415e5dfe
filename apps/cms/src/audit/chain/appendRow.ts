import type { Payload } from 'payload';
import { lockAudit } from '../../runtime/database/database.ts';
import { inOwnTransaction } from '../../runtime/database/inOwnTransaction.ts';
import { payloadSecret } from '../../runtime/env.ts';
import { isPostgres } from '../../runtime/isPostgres.ts';
import { oneAtATime } from '../../runtime/oneAtATime.ts';
import type { Audit } from '../../runtime/payload-types.ts';
import { newestRow } from './rows.ts';
import { type AuditRow, noSeal, rowHmac, sealKey } from './seal.ts';

const key = sealKey(payloadSecret);
/** Tries on SQLite, where another process (a script) may take the same number. */
const maxAttempts = 5;

/**
 * The row that this process appended last, by database. SQLite has one backend process, and a
 * script beside it is found by the unique number. On PostgreSQL another process may have appended
 * meanwhile or a transaction may not have lasted, so there the database is asked, under the lock.
 */
const lastRows = new WeakMap<object, Pick<Audit, 'sequence' | 'hash'>>();

type Transaction = number | string | undefined;
export type NewRow = Omit<AuditRow, 'sequence' | 'previous' | 'createdAt'>;

/**
 * Appends one row. On PostgreSQL a lock is held until the transaction ends, the act's own where
 * there is one, so that the row stands or falls with the act. SQLite has no transactions here: one
 * row after the other within this process, and the unique number between processes.
 */
export async function appendRow(
  payload: Payload,
  row: NewRow,
  transaction: Transaction,
): Promise<void> {
  if (!isPostgres(payload)) return oneAtATime('audit', () => appendUnlocked(payload, row));
  // An act on many documents does them side by side in its one transaction.
  if (transaction !== undefined)
    return oneAtATime(`audit:${transaction}`, () => appendLocked(payload, row, transaction));
  return inOwnTransaction(payload, (own) => appendLocked(payload, row, own));
}

async function appendUnlocked(payload: Payload, row: NewRow): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await append(payload, row, undefined);
      return;
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

async function appendLocked(
  payload: Payload,
  row: NewRow,
  transaction: number | string,
): Promise<void> {
  await lockAudit(payload, transaction);
  await append(payload, row, transaction);
}

async function append(payload: Payload, row: NewRow, transaction: Transaction): Promise<void> {
  const req = transaction === undefined ? {} : { transactionID: transaction };
  const own = isPostgres(payload) ? undefined : lastRows.get(payload.db);
  // Forgotten until this one is stored: after a failure the database is asked.
  lastRows.delete(payload.db);
  const last = own ?? (await newestRow(payload, req));
  const whole: AuditRow = {
    ...row,
    createdAt: new Date().toISOString(),
    sequence: (last?.sequence ?? 0) + 1,
    previous: last?.hash ?? noSeal,
  };
  const sealed = { ...whole, hash: rowHmac(whole, key) };
  await payload.db.create({ collection: 'audit', data: sealed, req, returning: false });
  lastRows.set(payload.db, sealed);
}
