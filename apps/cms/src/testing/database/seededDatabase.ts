import { copyFileSync, existsSync, rmSync } from 'node:fs';
import pg from 'pg';

/** A database as the seed has left it. */
export interface SeededDatabase {
  /** Keeps a copy; nobody may have the database open. */
  keep(): Promise<void>;
  /** Puts that copy in its place; whoever has the database open loses it. */
  putBack(): Promise<void>;
}

/** The database that an environment names: of PostgreSQL by DATABASE_URL, else SQLITE_FILE. */
export function seededDatabase(env: NodeJS.ProcessEnv): SeededDatabase {
  const url = env['DATABASE_URL'];
  return url ? inPostgres(new URL(url)) : inFile(env['SQLITE_FILE'] ?? '');
}

/** SQLite has the newest changes in a second file, and what its processes share in a third. */
const parts = ['', '-wal', '-shm'];

function inFile(file: string): SeededDatabase {
  const copy = (from: string, to: string) => {
    for (const part of parts) {
      rmSync(to + part, { force: true });
      if (existsSync(from + part)) copyFileSync(from + part, to + part);
    }
  };
  return {
    keep: async () => copy(file, `${file}.seeded`),
    putBack: async () => copy(`${file}.seeded`, file),
  };
}

function inPostgres(url: URL): SeededDatabase {
  const name = url.pathname.slice(1);
  const seeded = `${name}_seeded`;
  const copy = (from: string, to: string) =>
    run(
      new URL('/postgres', url),
      `drop database if exists "${to}" with (force)`,
      `create database "${to}" template "${from}" strategy file_copy`,
    );
  return { keep: () => copy(name, seeded), putBack: () => copy(seeded, name) };
}

async function run(url: URL, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url.href);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
