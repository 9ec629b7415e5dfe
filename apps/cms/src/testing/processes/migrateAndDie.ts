import type { MigrateUpArgs } from '@payloadcms/db-sqlite';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { getPayload } from 'payload';
import config from '../../payload.config.ts';

/**
 * A process that applies two migrations to a SQLite database, for tests; with `die` it is killed
 * amid the second.
 */
const isKilled = process.argv[2] === 'die';
const payload = await getPayload({ config, disableOnInit: true });
const down = async () => undefined;
const migrations = [
  { name: '20990101_first', up: ({ db }: MigrateUpArgs) => make(db, 'first'), down },
  { name: '20990102_second', up: second, down },
];
await (payload.db.migrate.bind(payload.db) as (args: object) => Promise<void>)({ migrations });
process.exit(0);

async function make(db: MigrateUpArgs['db'], table: string): Promise<void> {
  await db.run(sql.raw(`CREATE TABLE made_${table} (id integer PRIMARY KEY)`));
}

async function second({ db }: MigrateUpArgs): Promise<void> {
  await make(db, 'second');
  if (isKilled) process.kill(process.pid, 'SIGKILL');
  await make(db, 'third');
}
