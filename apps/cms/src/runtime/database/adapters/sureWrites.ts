import type { SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';

type Adapter = ReturnType<typeof sqliteAdapter>;
type Client = SQLiteAdapter['client'];
type Execute = (...args: unknown[]) => Promise<{ readonly rows: ArrayLike<unknown>[] }>;
interface Connectable {
  readonly client: Client;
  connect(options?: object): Promise<void>;
}

/** What is set for a connection and is to hold for the one that takes its place. */
const settings = [
  'busy_timeout',
  'synchronous',
  'journal_size_limit',
  'foreign_keys',
  'secure_delete',
  'analysis_limit',
];

/** Payload's adapter, whose connection is replaced where a statement found the database locked. */
export const sureWrites = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args);
    const { connect } = made as unknown as Connectable;
    return Object.assign(made, {
      async connect(this: Connectable, options?: object): Promise<void> {
        await connect.call(this, options);
        replaceWhenLocked(this.client);
      },
    });
  },
});

/**
 * libsql leaves a statement that found the database locked in progress until the garbage collector
 * comes, and SQLite commits nothing of that connection meanwhile: what is written then is answered
 * as stored, and is gone. So statements wait for one another, and none comes after such a one on
 * its connection (https://github.com/tursodatabase/libsql-client-ts/issues/352).
 */
function replaceWhenLocked(client: Client): void {
  const execute = client.execute.bind(client) as unknown as Execute;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn: Execute = (...args) => {
    const result = last.then(() => executeOrReplace(args));
    last = result.catch(() => undefined);
    return result;
  };
  Object.assign(client, { execute: inTurn });

  async function executeOrReplace(args: unknown[]) {
    try {
      return await execute(...args);
    } catch (error) {
      if (isLocked(error)) await replaceConnection();
      throw error;
    }
  }

  async function replaceConnection(): Promise<void> {
    const values: [string, unknown][] = [];
    for (const name of settings)
      values.push([name, (await execute(`PRAGMA ${name}`)).rows[0]?.[0]]);
    // A transaction takes the connection with it; the next statement opens another one.
    const left = await client.transaction('deferred');
    await left.rollback();
    for (const [name, value] of values)
      if (value !== undefined) await execute(`PRAGMA ${name} = ${value}`);
  }
}

const isLocked = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
