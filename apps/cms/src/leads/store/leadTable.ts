import type { Payload } from 'payload';
import type { Lead } from '../../runtime/payload-types.ts';

type Columns = Readonly<Record<keyof Lead, never>>;

/** What is needed of Payload's connection, on either database. */
interface Connection {
  insert(table: Columns): {
    values(rows: readonly Partial<Lead>[]): {
      onConflictDoNothing(): { returning(columns: { key: unknown }): Promise<{ key: string }[]> };
    };
  };
  update(table: Columns): {
    set(data: Partial<Lead>): {
      where(condition: unknown): {
        returning(columns: { fields: unknown }): Promise<{ fields: Record<string, string> }[]>;
      };
    };
  };
}

/** The table of enquiries and the connection that writes it without Payload. */
export function leadTable({ db }: Payload): { connection: Connection; table: Columns } {
  const adapter = db as unknown as { drizzle: Connection; tables: { leads: Columns } };
  return { connection: adapter.drizzle, table: adapter.tables.leads };
}
