import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import type { Lead } from '../../runtime/payload-types.ts';

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

/**
 * Writes columns of an enquiry that is in that state; answers its fields, or undefined
 * where it is in another, or erased. One statement: of two who claim the same enquiry one gets it,
 * and Payload would take six.
 */
export async function updateLead(
  payload: Payload,
  id: number,
  data: Partial<Lead>,
  state?: Lead['state'],
): Promise<Sent | undefined> {
  const { drizzle, tables } = payload.db as unknown as SQLiteAdapter;
  const table = tables['leads'] as unknown as Record<'id' | 'state' | 'fields', never>;
  const isIt = eq(table.id, id);
  const [row] = await (drizzle as unknown as Connection)
    .update(table)
    .set({ ...data, updatedAt: new Date().toISOString() })
    .where(state ? and(isIt, eq(table.state, state)) : isIt)
    .returning({ fields: table.fields });
  return row?.fields;
}
