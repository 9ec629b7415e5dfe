import { readFileSync, writeFileSync } from 'node:fs';
import { getPayload } from 'payload';
import { migrations as postgresMigrations } from '../../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../../migrations/sqlite/index.ts';
import config from '../../payload.config.ts';
import { runSql } from '../../runtime/database/runSql.ts';
import { isPostgres } from '../../runtime/isPostgres.ts';
import { fillTables } from './olderTables.ts';

// Makes the database of an older version, in a process of its own: applies the first migrations,
// fills every table, and writes the numbers of rows to a file. Rows come table by table, some
// before those that they belong to; on PostgreSQL the connection allows that by PGOPTIONS.
const [count = '', rowsFile = '', report = ''] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
const onPostgres = isPostgres(payload);
const older = (onPostgres ? postgresMigrations : sqliteMigrations).slice(0, Number(count));
const migrate = payload.db.migrate.bind(payload.db) as (args: object) => Promise<void>;
await migrate({ migrations: older });
if (!onPostgres) await runSql(payload, 'pragma foreign_keys = off');
const filled = await fillTables(payload, JSON.parse(readFileSync(rowsFile, 'utf8')));
if (onPostgres) await correctSequences();
writeFileSync(report, JSON.stringify(filled));
process.exit(0);

/** Rows that brought their ids along leave the counters behind. */
async function correctSequences(): Promise<void> {
  const found = await runSql(
    payload,
    `select table_name, pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence
      from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and column_default like 'nextval%'`,
  );
  for (const { table_name, sequence } of found)
    await runSql(
      payload,
      `select setval('${sequence}', (select coalesce(max(id), 0) + 1 from "${table_name}"), false)`,
    );
}
