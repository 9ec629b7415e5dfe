import { open } from 'node:fs/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { sqliteFile } from '../env.ts';
import { isPostgres } from '../isPostgres.ts';
import { locks } from './locks.ts';
import { runSql } from './runSql.ts';

const postgres = (payload: Payload) => payload.db as unknown as PostgresAdapter;

/** Id of the newest change, 0 where there is none; one index look-up. */
export async function newestChange(payload: Payload): Promise<number> {
  const [row] = await runSql(payload, 'select coalesce(max(id), 0) as newest from change_log');
  return Number(row?.['newest'] ?? 0);
}

const anything =
  'select 1 from pages_locales where alias = $1 union all select 1 from redirects where path = $1 limit 1';

/**
 * Whether any page, published or not, has this address in some language, or a redirect leads from
 * it; one look at two indexes.
 */
export const isKnownPath = async (payload: Payload, path: string): Promise<boolean> =>
  (await runSql(payload, anything, [path])).length > 0;

/**
 * Makes change ids on Postgres rise in the order of their commits: the lock is held until the
 * transaction ends, and the id is taken after it. On SQLite there is one writer, so nothing is
 * needed.
 */
export const lockChanges = (payload: Payload, transaction: number | string): Promise<void> =>
  lockUntilEnd(payload, transaction, locks.changes);

/** Lets one transaction at a time append to the audit log on Postgres. */
export const lockAudit = (payload: Payload, transaction: number | string): Promise<void> =>
  lockUntilEnd(payload, transaction, locks.audit);

/** What all processes of an installation take turns by. */
export type TurnName =
  | 'intake'
  | 'seats'
  | 'reviews'
  | 'releases'
  | 'brands'
  | 'deadLetters'
  | 'addresses'
  | 'administrators';

/** Waits on Postgres until no other process has this turn; it ends with the transaction. */
export const lockTurn = (
  payload: Payload,
  transaction: number | string,
  name: TurnName,
): Promise<void> => lockUntilEnd(payload, transaction, locks[name]);

/**
 * Waits on Postgres until no other transaction, of any process, has this document; it ends with the
 * request's own.
 */
export async function lockDocument(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  slug: string,
  id: number,
): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || !isPostgres(req.payload)) return;
  const { sql } = await import('@payloadcms/db-postgres');
  const lock = sql`select pg_advisory_xact_lock(hashtext(${slug}), ${id}::int)`;
  await connectionIn(req.payload, transaction)?.execute(lock);
}

async function lockUntilEnd(
  payload: Payload,
  transaction: number | string,
  lock: number,
): Promise<void> {
  if (!isPostgres(payload)) return;
  const { sql } = await import('@payloadcms/db-postgres');
  const statement = sql`select pg_advisory_xact_lock(${lock}::bigint)`;
  await connectionIn(payload, transaction)?.execute(statement);
}

/** The connection of a transaction that goes on; undefined where there is none. */
export const connectionIn = (payload: Payload, transaction: number | string | undefined) =>
  postgres(payload).sessions[transaction ?? '']?.db as unknown as
    | PostgresAdapter['drizzle']
    | undefined;

/**
 * Returns when all that was committed is on the disk, so that it may be acknowledged to who hands
 * it over. Postgres syncs every commit by itself; SQLite (WAL, synchronous=NORMAL) leaves it to the
 * system until the log is synced.
 */
export async function onDisk(payload: Payload): Promise<void> {
  if (isPostgres(payload)) return;
  const log = await open(`${sqliteFile}-wal`, 'r+').catch((error: NodeJS.ErrnoException) => {
    // Without a log every commit was synced by itself.
    if (error.code !== 'ENOENT') throw error;
  });
  await log?.datasync().finally(() => log.close());
}
