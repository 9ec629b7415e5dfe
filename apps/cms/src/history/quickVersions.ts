import { type SQLiteAdapter, sql } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { runSql } from '../runtime/database/runSql.ts';
import { isRecord } from '../runtime/isRecord.ts';

const indexes = [
  // The list of versions in its order, the newest one, and the drafts of a document, out of any
  // number.
  'CREATE INDEX IF NOT EXISTS pages_versions_by_date ON _pages_v (parent_id, updated_at)',
  'CREATE INDEX IF NOT EXISTS pages_versions_latest ON _pages_v (parent_id, latest, updated_at)',
  'CREATE INDEX IF NOT EXISTS pages_versions_by_status ON _pages_v (parent_id, version__status, updated_at)',
];

/** Whether it is the statement by which Payload marks earlier versions as no longer the latest. */
function marksEarlierVersions({ queryChunks }: ReturnType<typeof sql>): boolean {
  const text = queryChunks.flatMap((chunk) =>
    isRecord(chunk) && Array.isArray(chunk['value']) ? chunk['value'] : [],
  );
  return /^\s*UPDATE\s+SET\s+latest\s*=\s*false\s+WHERE\s/i.test(text.join(' '));
}

type Adapter = Pick<SQLiteAdapter, 'createVersion' | 'execute'>;

/**
 * Keeps saving quick where a page has thousands of versions: Payload marks every earlier version of
 * a document as no longer the latest, which rewrites them all. Only the one that is marked needs
 * it.
 */
export async function quickVersions(payload: Payload): Promise<void> {
  for (const index of indexes) await runSql(payload, index);
  const adapter = payload.db as unknown as Adapter;
  const { createVersion, execute } = adapter;
  adapter.createVersion = function quickly(
    this: Adapter,
    args: Parameters<typeof createVersion>[0],
  ) {
    const narrow = Object.create(this, {
      execute: {
        value: (options: Parameters<typeof execute>[0]) =>
          execute.call(
            this,
            options.sql && marksEarlierVersions(options.sql)
              ? { ...options, sql: sql`${options.sql} AND latest = true` }
              : options,
          ),
      },
    }) as typeof adapter;
    return createVersion.call(narrow as never, args);
  } as typeof createVersion;
}
