import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { getPayload } from 'payload';
import { isPostgres } from '../src/database.ts';
import { searchOf } from '../src/search/searchOf.ts';
import { documentOf } from './madeUpDocuments.ts';

/** `npm run search:fill -- <to> [<from>]`: puts made-up documents into the search index of the environment's database, for `npm run bench`. */
const batch = 2500;
const [to = 0, from = 0] = process.argv.slice(2).map(Number);
const payload = await getPayload({ config: (await import('../src/payload.config.ts')).default });
const { store } = searchOf(payload);
// SQLite writes many at once far faster than one by one.
const run = async (statement: string) => {
  if (!isPostgres(payload)) await (payload.db as unknown as SQLiteAdapter).client.execute(statement);
};
for (let index = from; index < to; index += batch) {
  const documents = Array.from({ length: Math.min(batch, to - index) }, (_, more) => documentOf(index + more));
  await run('BEGIN');
  await store.put(new Map(documents.map((document) => [document.page, [document]])));
  await run('COMMIT');
  payload.logger.info(`search: ${index + documents.length} of ${to} documents made up`);
}
process.exit(0);
