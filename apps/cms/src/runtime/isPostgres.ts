import type { Payload } from 'payload';

/** True on Postgres, false on SQLite. */
export const isPostgres = (payload: Payload): boolean => payload.db.name === 'postgres';
