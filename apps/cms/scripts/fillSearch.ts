import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { getPayload } from 'payload';
import { isPostgres } from '../src/runtime/isPostgres.ts';
import { getSearch } from '../src/search/getSearch.ts';
import { madeUpDocument } from './madeUpDocuments.ts';

/**
 * `npm run search:fill -- <to> [<from>]`: adds made-up documents to the search index of the
 * environment's database, for `npm run bench`.
 */
const batch = 5000;
const [to = 0, from = 0] = process.argv.slice(2).map(Number);
const payload = await getPayload({ config: (await import('../src/payload.config.ts')).default });
const { store } = getSearch(payload);
// SQLite writes many at once far faster than one by one.
const run = async (statement: string) => {
  if (!isPostgres(payload))
    await (payload.db as unknown as SQLiteAdapter).client.execute(statement);
};
/**
 * Bytes that FTS5 gathers before it writes a segment; its default is 1 MB, and small segments are
 * merged again and again.
 */
const gather = (bytes: number) =>
  run(`INSERT INTO search_index (search_index, rank) VALUES ('hashsize', ${bytes})`);
await gather(64 * 2 ** 20);
for (let index = from; index < to; index += batch) {
  await run('BEGIN');
  await store.add(
    Array.from({ length: Math.min(batch, to - index) }, (_, more) => madeUpDocument(index + more)),
  );
  await run('COMMIT');
  payload.logger.info(`search: ${Math.min(index + batch, to)} of ${to} documents made up`);
}
await gather(2 ** 20);
await store.count();
// Postgres would do so within minutes, in the midst of what is measured.
if (isPostgres(payload))
  await (payload.db as unknown as PostgresAdapter).pool.query('VACUUM search_index');
process.exit(0);
