import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { isPostgres } from '../isPostgres.ts';

const adapter = (payload: Payload) => payload.db as unknown as PostgresAdapter;

/** A call's transaction on PostgreSQL, which holds one of the few connections. */
export interface Session {
  readonly id: number | string;
  /** Its parts; what they resolve to is Payload's own. */
  readonly parts: PostgresAdapter['sessions'][string];
  /** The transaction as one that runs SQL. */
  readonly connection: PostgresAdapter['drizzle'];
}

/** The open transaction of a call; undefined on SQLite and where there is none. */
export async function getTransactionSession(req: PayloadRequest): Promise<Session | undefined> {
  const id = await req.transactionID;
  if (id === undefined || !isPostgres(req.payload)) return undefined;
  const parts = adapter(req.payload).sessions[id];
  if (!parts) return undefined;
  return { id, parts, connection: parts.db as unknown as PostgresAdapter['drizzle'] };
}
