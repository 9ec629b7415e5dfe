import type { SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';

type Adapter = ReturnType<typeof sqliteAdapter>;

/**
 * Payload's adapter, which applies all migrations that are missing or none. Payload's own opens no
 * transaction on SQLite: a process that ends amid a migration left half of it behind, which no
 * later start could complete.
 */
export const wholeMigrations = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args);
    const { migrate } = made;
    return Object.assign(made, {
      async migrate(this: SQLiteAdapter, options?: Parameters<typeof migrate>[0]): Promise<void> {
        const { client } = this;
        // A table that is made anew must not take along the rows that refer to it; within a
        // transaction the migrations' own pragma does nothing.
        await client.execute('PRAGMA foreign_keys = OFF');
        await client.execute('BEGIN IMMEDIATE');
        // Where a migration fails, Payload ends the process, and SQLite takes everything back.
        await migrate.call(this, options);
        await client.execute('COMMIT');
        await client.execute('PRAGMA foreign_keys = ON');
      },
    });
  },
});
