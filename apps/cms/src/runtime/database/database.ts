import { open } from 'node:fs/promises';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload, PayloadRequest } from 'payload';
import { sqliteFile } from '../env.ts';
import { isPostgres } from '../isPostgres.ts';
import { locks } from '../locks.ts';

const postgres = (payload: Payload) => payload.db as unknown as PostgresAdapter;
const sqlite = (payload: Payload) => payload.db as unknown as SQLiteAdapter;
const newest = 'select coalesce(max(id), 0) as newest from change_log';

/** Id of the newest change, 0 where there is none; one index look-up. */
export async function newestChange(payload: Payload): Promise<number> {
  if (isPostgres(payload)) {
    const result = await postgres(payload).pool.query<{ newest: number }>(newest);
    return Number(result.rows[0]?.newest ?? 0);
  }
  const result = await sqlite(payload).client.execute(newest);
  return Number(result.rows[0]?.['newest'] ?? 0);
}

const anything =
  'select 1 from pages_locales where alias = $1 union all select 1 from redirects where path = $1 limit 1';

/**
 * Whether any page, published or not, has this address in some language, or a redirect leads from
 * it; one look at two indexes.
 */
export async function isKnownPath(payload: Payload, path: string): Promise<boolean> {
  if (isPostgres(payload))
    return (await postgres(payload).pool.query(anything, [path])).rows.length > 0;
  return (await sqlite(payload).client.execute({ sql: anything, args: [path] })).rows.length > 0;
}

/** Rows of one SQL statement, which must mean the same on both databases; outside transactions. */
export async function runStatement(
  payload: Payload,
  statement: string,
  args: string[],
): Promise<Readonly<Record<string, unknown>>[]> {
  if (isPostgres(payload)) return (await postgres(payload).pool.query(statement, args)).rows;
  const { rows } = await sqlite(payload).client.execute({ sql: statement, args });
  return rows as unknown as Record<string, unknown>[];
}

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
export type TurnName = 'intake' | 'seats' | 'reviews' | 'releases' | 'brands' | 'deadLetters';

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
export async function lockDocument(req: PayloadRequest, slug: string, id: number): Promise<void> {
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

const connectionIn = (payload: Payload, transaction: number | string) =>
  postgres(payload).sessions[transaction]?.db as unknown as PostgresAdapter['drizzle'] | undefined;

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
