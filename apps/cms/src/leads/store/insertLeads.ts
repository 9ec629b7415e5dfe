import { brandByCode } from '@concierge/brands/registry';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import type { Lead } from '../../runtime/payload-types.ts';

/**
 * An enquiry before it is stored. Its `createdAt` is of this process's clock, as what limits
 * compare it with, and not of the database's.
 */
export type NewLead = Omit<Lead, 'id' | 'updatedAt'>;

/** What is needed of Payload's connection, on either database. */
interface Connection {
  insert(table: unknown): {
    values(rows: readonly NewLead[]): {
      onConflictDoNothing(): { returning(columns: { key: unknown }): Promise<{ key: string }[]> };
    };
  };
}

/**
 * Stores enquiries by one statement, for the inbox takes at least a hundred a second and Payload
 * takes its time with each. Answers the keys of those that are stored; left out are those whose key
 * or reference is taken, and those that Payload's own rules must judge.
 */
export async function insertLeads(
  payload: Payload,
  leads: readonly NewLead[],
): Promise<Set<string>> {
  const sound = leads.filter(({ brand }) => brandByCode(brand));
  if (sound.length === 0) return new Set();
  const { drizzle, tables } = payload.db as unknown as SQLiteAdapter;
  const table = tables['leads'] as { key: unknown };
  try {
    const stored = await (drizzle as unknown as Connection)
      .insert(table)
      .values(sound)
      .onConflictDoNothing()
      .returning({ key: table.key });
    return new Set(stored.map(({ key }) => key));
  } catch (error) {
    payload.logger.warn({ err: error, leads: sound.length }, 'enquiries are stored one by one');
    return new Set();
  }
}
