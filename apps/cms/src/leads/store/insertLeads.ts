import { brandByCode } from '@concierge/brands/registry';
import type { Payload } from 'payload';
import type { Lead } from '../../runtime/payload-types.ts';
import { leadTable } from './leadTable.ts';

/**
 * An enquiry before it is stored. Its `createdAt` is of this process's clock, as what limits
 * compare it with, and not of the database's.
 */
export type NewLead = Omit<Lead, 'id' | 'updatedAt'>;

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
  const { connection, table } = leadTable(payload);
  try {
    const stored = await connection
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
