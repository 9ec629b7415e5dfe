import { writeFileSync } from 'node:fs';
import { getPayload } from 'payload';
import { migrations as postgresMigrations } from '../../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../../migrations/sqlite/index.ts';
import config from '../../payload.config.ts';
import { runSql } from '../../runtime/database/runSql.ts';
import { isPostgres } from '../../runtime/isPostgres.ts';
import { answerSeeded } from '../answerSeeded.ts';
import { tableNames } from './olderTables.ts';

// Opens the database of an older version, in a process of its own: applies the missing migrations
// as a start does, reads every collection and page, and writes to a file what is there.
const [report = ''] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
const migrations = isPostgres(payload) ? postgresMigrations : sqliteMigrations;
await (payload.db.migrate.bind(payload.db) as (args: object) => Promise<void>)({ migrations });
const rows: Record<string, number> = {};
for (const table of await tableNames(payload)) {
  const [row] = await runSql(payload, `select count(*) as count from "${table}"`);
  rows[table] = Number(row?.['count']);
}
const documents: Record<string, number> = {};
for (const { slug } of payload.config.collections) {
  const found = await payload.find({
    collection: slug,
    pagination: false,
    depth: 0,
    trash: true,
    overrideAccess: true,
  });
  documents[slug] = found.docs.length;
}
const leads = (await runSql(payload, 'select "key" from leads')).map(({ key }) => String(key));
const queued = await runSql(
  payload,
  "select queued_at = received_at as joined from leads where state = 'queued'",
);
const joined = queued.map((row) => Boolean(row['joined']));
const { answered, faults } = await answerSeeded(payload);
writeFileSync(
  report,
  JSON.stringify({ rows, documents, leads, joined, pages: answered.length, faults }),
);
process.exit(0);
