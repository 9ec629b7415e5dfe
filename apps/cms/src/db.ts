import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { databaseUrl, sqliteFile } from './env.ts';
import { migrations as postgresMigrations } from './migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from './migrations/sqlite/index.ts';

const folder = (name: string): string => path.resolve(process.cwd(), 'src/migrations', name);

/** Postgres by DATABASE_URL, else SQLite in one file; never pushed, always migrated. */
export const db = databaseUrl
  ? postgresAdapter({
      pool: { connectionString: databaseUrl, max: 10 },
      push: false,
      blocksAsJSON: true,
      migrationDir: folder('postgres'),
      prodMigrations: postgresMigrations,
    })
  : sqliteAdapter({
      client: { url: `file:${sqliteFile}` },
      push: false,
      blocksAsJSON: true,
      autoIncrement: true,
      busyTimeout: 5000,
      wal: { synchronous: 'NORMAL', journalSizeLimit: 67_108_864 },
      migrationDir: folder('sqlite'),
      prodMigrations: sqliteMigrations,
    });
