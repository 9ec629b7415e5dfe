import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Lead } from '../../runtime/payload-types.ts';
import { leadTable } from '../store/leadTable.ts';

/** What an enquiry must still be to be written. */
export type Expected = Pick<Lead, 'state' | 'attempt_count'>;

/**
 * Writes columns of an enquiry that is as expected; answers its fields, or undefined where it is
 * otherwise, or erased. One statement, and Payload would take six: of two who read the same attempt
 * count and raise it, one gets the enquiry. `updatedAt` stays: it is when a person last wrote a
 * note, and who writes one would be told of another person's edit.
 */
export async function updateLead(
  payload: Payload,
  id: number,
  data: Partial<Lead>,
  expected?: Expected,
): Promise<Record<string, string> | undefined> {
  const { connection, table } = leadTable(payload);
  const conditions = Object.entries({ id, ...expected }).map(([column, value]) =>
    value === null || value === undefined
      ? isNull(table[column as keyof Expected])
      : eq(table[column as keyof Expected], value),
  );
  const [row] = await connection
    .update(table)
    .set(data)
    .where(and(...conditions))
    .returning({ fields: table.fields });
  return row?.fields;
}
