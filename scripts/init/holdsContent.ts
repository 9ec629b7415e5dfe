import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Place } from '../lib/settings/place.ts';

const connectTimeoutMs = 10_000;
/** What a seed writes is noted as a change at its end alone. */
const ofInterruptedStart =
  "SELECT 1 FROM payload_kv WHERE key = 'seeding' AND NOT EXISTS (SELECT 1 FROM change_log)";
const ofContent = ['users', 'brands', 'pages'].map((table) => `SELECT 1 FROM ${table} LIMIT 1`);

/**
 * Whether the content database holds anything but what an interrupted beginning has left. False
 * where there is none or it can't be asked: what uses it next says why.
 */
export async function holdsContent({ databaseUrl, sqliteFile }: Place): Promise<boolean> {
  if (!databaseUrl && !existsSync(sqliteFile)) return false;
  const { hasRow, close } = databaseUrl ? openPostgres(databaseUrl) : openSqlite(sqliteFile);
  // A table that is missing has no row.
  const holds = async (query: string) => await hasRow(query).catch(() => false);
  try {
    if (await holds(ofInterruptedStart)) return false;
    for (const query of ofContent) if (await holds(query)) return true;
    return false;
  } finally {
    await close();
  }
}

function openSqlite(file: string) {
  const database = new DatabaseSync(file, { open: false, readOnly: true, timeout: 5000 });
  return {
    hasRow: async (query: string) => {
      if (!database.isOpen) database.open();
      return database.prepare(query).get() !== undefined;
    },
    close: async () => void (database.isOpen && database.close()),
  };
}

function openPostgres(connectionString: string) {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: connectTimeoutMs, max: 1 });
  pool.on('error', () => undefined);
  return {
    hasRow: async (query: string) => (await pool.query(query)).rows.length > 0,
    close: () => pool.end(),
  };
}
