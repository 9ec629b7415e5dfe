import { comparableEmail } from '@concierge/server/persons/identity';
import { telephoneIn } from '@concierge/server/persons/telephone';
import type { CollectionSlug, Payload } from 'payload';
import { forgetSaves } from '../../editing/saves.ts';
import { type Row, runSql } from '../../runtime/database/runSql.ts';
import { mailKeys } from '../mails/mailKeys.ts';
import { erasePresets } from './erasePresets.ts';
import type { Identity } from './person/identity.ts';

/** Enquiries that one statement takes away, so that nobody waits for the night's work. */
export const leadBatch = 200;

/** How much went with some enquiries. */
export interface Removed {
  leads: number;
  mails: number;
  /** Those of the mails that were never sent. */
  unsent_mails: number;
}

/**
 * Deletes what a statement finds with its mails and seats, batch by batch: those of a batch that
 * `choose` lets go. The statement's last parameter is the id that a batch begins behind.
 */
export async function removeLeads(
  payload: Payload,
  sql: string,
  args: readonly string[],
  choose: (rows: readonly Row[]) => Row[] | Promise<Row[]>,
): Promise<Removed> {
  const removed: Removed = { leads: 0, mails: 0, unsent_mails: 0 };
  for (let last = 0; ; ) {
    const found = await runSql(payload, sql, [...args, last]);
    if (found.length === 0) return removed;
    last = Number(found.at(-1)?.['id']);
    const rows = await choose(found);
    if (rows.length === 0) continue;
    // Another enquiry of the same person may be what a saved view is for.
    await erasePresets(payload, rows.filter((row) => !row['stays']).map(personIdentity));
    const keys = rows.map((row) => String(row['key']));
    const where = { key: { in: mailKeys(keys) }, state: { not_equals: 'sent' } } as const;
    const unsent = await payload.count({ collection: 'mails', where, overrideAccess: true });
    removed.unsent_mails += unsent.totalDocs;
    removed.mails += await deleteWhereKey(payload, 'mails', mailKeys(keys));
    await deleteWhereKey(payload, 'visits', keys);
    const ids = rows.map((row) => Number(row['id']));
    await payload.db.deleteMany({ collection: 'leads', where: { id: { in: ids } } });
    await forgetSaves(payload, 'leads', ids);
    removed.leads += ids.length;
  }
}

/** By what a person is named: the address, and the telephone where there is none. */
function personIdentity({ email, phone }: Row): Identity {
  const address = comparableEmail(String(email ?? ''));
  return { email: address, phone: address ? undefined : telephoneIn(String(phone ?? '')) };
}

async function deleteWhereKey(
  payload: Payload,
  collection: CollectionSlug,
  keys: string[],
): Promise<number> {
  const where = { key: { in: keys } };
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true });
  if (totalDocs > 0) await payload.db.deleteMany({ collection, where });
  return totalDocs;
}
