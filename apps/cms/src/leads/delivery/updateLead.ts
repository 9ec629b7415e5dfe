import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import type { Lead } from '../../runtime/payload-types.ts';

type Column = 'id' | 'fields' | keyof Expected;
type Sent = Record<string, string>;

/** What is needed of Payload's connection, on either database. */
interface Connection {
  update(table: unknown): {
    set(data: Partial<Lead>): {
      where(condition: unknown): {
        returning(columns: { fields: unknown }): Promise<{ fields: Sent }[]>;
      };
    };
  };
}

/** What an enquiry must still be to be written. */
export type Expected = Pick<Lead, 'state' | 'attempt_count'>;

/**
 * Writes columns of an enquiry that is as expected; answers its fields, or undefined where it is
 * otherwise, or erased. One statement, and Payload would take six: of two who read the same attempt
 * count and raise it, one gets the enquiry.
 */
export async function updateLead(
  payload: Payload,
  id: number,
  data: Partial<Lead>,
  expected?: Expected,
): Promise<Sent | undefined> {
  const { drizzle, tables } = payload.db as unknown as SQLiteAdapter;
  const table = tables['leads'] as unknown as Record<Column, never>;
  const conditions = Object.entries({ id, ...expected }).map(([column, value]) =>
    value === null || value === undefined
      ? isNull(table[column as Column])
      : eq(table[column as Column], value),
  );
  const [row] = await (drizzle as unknown as Connection)
    .update(table)
    .set({ ...data, updatedAt: new Date().toISOString() })
    .where(and(...conditions))
    .returning({ fields: table.fields });
  return row?.fields;
}
