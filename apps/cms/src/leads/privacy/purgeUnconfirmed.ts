import { comparableEmail } from '@concierge/server/persons/identity';
import type { Payload } from 'payload';
import { type Row, runSql } from '../../runtime/database/runSql.ts';
import { leadBatch, type Removed, removeLeads } from './removeLeads.ts';
import type { Brand } from './terms.ts';

/** Where the person has sent more than an address, `stays` is true. */
const requests = `select id, "key", email, fields, lower(email) in (select lower(email) from leads
    where brand = $1 and type <> 'newsletter' and email is not null) as stays
  from leads where brand = $1 and received_at < $2 and created_at < $2 and type = 'newsletter'
  and state = 'received' and coalesce(mails_due, false) = false
  and id > $3 order by id limit ${leadBatch}`;

/**
 * Deletes the requests for a newsletter, of before an ISO instant, whose address is no longer on
 * its list: a stranger may have typed it, and the mail about it says that it is forgotten.
 */
export async function purgeUnconfirmed(
  payload: Payload,
  brand: Brand,
  before: string,
): Promise<Removed> {
  const rows = await runSql(payload, 'select list, email from subscribers where brand = $1', [
    brand,
  ]);
  const listed = new Set(rows.map(({ list, email }) => subscription(list, email)));
  return removeLeads(payload, requests, [brand, before], (found) =>
    found.filter((row) => !listed.has(subscription(listIn(row), row['email']))),
  );
}

/** One address on one list, however it is written. */
const subscription = (list: unknown, email: unknown): string =>
  JSON.stringify([list, comparableEmail(String(email ?? ''))]);

function listIn({ fields }: Row): unknown {
  // SQLite stores JSON as text.
  const parsed: unknown = typeof fields === 'string' ? JSON.parse(fields) : fields;
  const { id, list } = parsed as Readonly<Record<string, string>>;
  return id ?? list;
}
