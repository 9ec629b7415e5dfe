import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

const connectTimeoutMs = 10_000;
/** Result codes of SQLite without their extension. */
const codes = { busy: 5, ioError: 10, corrupt: 11, notADatabase: 26 } as const;
const restore = 'restore a backup with `npm run restore` (docs/how-to/backup.md)';

interface Place {
  readonly databaseUrl?: string | undefined;
  readonly sqliteFile: string;
  /**
   * Which migrations of this version the database may lack: `any` where what comes next applies
   * them, `all` where it begins an empty one.
   */
  readonly mayLack?: 'any' | 'all' | 'none';
}

/**
 * Why the backend can't work with the content database, as one sentence without secrets; undefined
 * where it can, also where there is none yet. A damaged or newer one is refused as a whole, since
 * whatever is written to it makes it worse. Writes nothing.
 */
export const databaseProblem = async (place: Place): Promise<string | undefined> =>
  place.databaseUrl ? postgresProblem(place.databaseUrl, place) : sqliteProblem(place);

function sqliteProblem({ sqliteFile: file, mayLack }: Place): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    if (!existsSync(file)) {
      accessSync(dirname(file), constants.W_OK | constants.X_OK);
      return migrationProblem('sqlite', [], mayLack);
    }
    database = new DatabaseSync(file, { timeout: 5000 });
    const [first] = database.prepare('PRAGMA quick_check(1)').all();
    if (first?.['quick_check'] !== 'ok') return damaged(file);
    const hasTables = database
      .prepare("SELECT 1 FROM sqlite_master WHERE name = 'payload_migrations'")
      .get();
    const applied = hasTables
      ? database.prepare('SELECT name FROM payload_migrations WHERE batch > 0').all()
      : [];
    return migrationProblem('sqlite', applied, mayLack);
  } catch (error) {
    return refusal(file, (error as { errcode?: number }).errcode ?? 0);
  } finally {
    database?.close();
  }
}

function refusal(file: string, errcode: number): string | undefined {
  const code = errcode & 0xff;
  // Somebody else writes to it at length; the backend waits by itself.
  if (code === codes.busy) return undefined;
  if (code === codes.corrupt || code === codes.notADatabase) return damaged(file);
  if (code === codes.ioError)
    return `The content database ${file} can't be read (SQLite's error ${errcode}): start once more; if that doesn't help, look at the disk, or ${restore}.`;
  return `The content database ${file} can't be opened: SQLITE_FILE must be a file that this user may read and write, in a folder where it may write too.`;
}

const damaged = (file: string): string =>
  `The content database ${file} is damaged: put it aside and ${restore}.`;

async function postgresProblem(url: string, { mayLack }: Place): Promise<string | undefined> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
    });
    // A server that ends the connection between two statements is reported by the next of them.
    client.on('error', () => undefined);
    await client.connect();
    const [first] = (
      await client.query("select to_regclass('payload_migrations') is not null as has_tables")
    ).rows;
    const applied = first?.has_tables
      ? (await client.query('select name from payload_migrations where batch > 0')).rows
      : [];
    return migrationProblem('postgres', applied, mayLack);
  } catch (error) {
    // The text of an error may hold the password; a code doesn't.
    const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
    const cause = code ?? errors?.[0]?.code ?? (error as Error).name;
    return `The database of DATABASE_URL can't be used (${cause}): \`npm run deploy:check\` says what is wrong with it.`;
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/** Names of all migrations of this version, in the order in which they are applied. */
export const migrationNames = (database: 'sqlite' | 'postgres'): string[] =>
  readdirSync(new URL(`../../migrations/${database}`, import.meta.url))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();

function migrationProblem(
  database: 'sqlite' | 'postgres',
  applied: readonly Readonly<Record<string, unknown>>[],
  mayLack: Place['mayLack'] = 'any',
): string | undefined {
  const names = migrationNames(database);
  const there = new Set(applied.map(({ name }) => String(name)));
  const foreign = [...there].find((name) => !names.includes(name));
  if (foreign)
    return `The content database was made by a newer version of Concierge (its migration ${foreign} is none of this one): start that version, or ${restore}.`;
  const lacks = names.some((name) => !there.has(name));
  if (!lacks || mayLack === 'any' || (mayLack === 'all' && there.size === 0)) return undefined;
  return 'The content database lacks migrations of this version: start the backend first, which applies them.';
}
