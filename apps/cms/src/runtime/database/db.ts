import path from 'node:path';
import { closeDatabaseFile } from '@concierge/server/start/privateFiles';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import pg from 'pg';
import { migrations as postgresMigrations } from '../../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../../migrations/sqlite/index.ts';
import { databaseUrl, isBuilding, sqliteFile } from '../env.ts';
import { SturdyPool } from '../postgres/SturdyPool.ts';
import { sureCommits } from '../postgres/sureCommits.ts';
import { quickLaterPages } from './adapters/laterPages.ts';
import { likeInAnyCase } from './adapters/likeInAnyCase.ts';
import { sureWrites } from './adapters/sureWrites.ts';
import { wholeMigrations } from './adapters/wholeMigrations.ts';
import { brandColumns } from './brandColumns.ts';

const folder = (name: string): string => path.resolve(process.cwd(), 'src/migrations', name);

if (!databaseUrl && !isBuilding) closeDatabaseFile(sqliteFile);

const adapter = databaseUrl
  ? sureCommits(
      postgresAdapter({
        pg: { ...pg, Pool: SturdyPool },
        pool: {
          connectionString: databaseUrl,
          max: 10,
          // Whoever waits longer for a connection fails: transactions that wait for a second one
          // each would otherwise wait for each other for ever.
          connectionTimeoutMillis: 10_000,
          // A transaction whose process can no longer be heard gives up its locks.
          idle_in_transaction_session_timeout: 60_000,
          // Compiling a statement takes seconds, and what it counts in 100,000 rows half of one.
          // Poolers refuse it among a connection's options.
          onConnect: (client) => client.query('SET jit = off'),
        },
        push: false,
        blocksAsJSON: true,
        beforeSchemaInit: [brandColumns],
        migrationDir: folder('postgres'),
        prodMigrations: postgresMigrations,
      }),
    )
  : likeInAnyCase(
      sureWrites(
        wholeMigrations(
          sqliteAdapter({
            client: { url: `file:${sqliteFile}` },
            push: false,
            blocksAsJSON: true,
            autoIncrement: true,
            busyTimeout: 5000,
            wal: { synchronous: 'NORMAL', journalSizeLimit: 67_108_864 },
            migrationDir: folder('sqlite'),
            prodMigrations: sqliteMigrations,
          }),
        ),
      ),
    );

/** Postgres by DATABASE_URL, else SQLite in one file; never pushed, always migrated. */
export const db = quickLaterPages(adapter);
