import { registry } from '@concierge/brands/registry';
import { swissDay } from '@concierge/contract/swissDay';
import { isSameTelephone, lastDigits, telephoneIn } from '@concierge/server/persons/telephone';
import type { Payload } from 'payload';
import { inBatches } from '../../runtime/database/inBatches.ts';
import { type Row, runSql } from '../../runtime/database/runSql.ts';
import { truncateWal } from '../../runtime/database/scrubDatabase.ts';
import { dropGoneChecks } from '../check/leadCheck.ts';
import { recordErasure } from '../newsletter/service/recordChanges.ts';
import { dropOldMarks } from './marks.ts';
import { purgeUnconfirmed } from './purgeUnconfirmed.ts';
import { leadBatch, type Removed, removeLeads } from './removeLeads.ts';
import { type Brand, confirmDays, loadTerms, monthsBefore, type Terms } from './terms.ts';

const dayMs = 86_400_000;

/** How much of each kind went. */
export interface Purged extends Readonly<Removed> {
  readonly visits: number;
  readonly subscriptions: number;
  readonly searches: number;
}

/**
 * Deletes what is past its brand's term, leaves one receipt of counts a brand, and clears the
 * write-ahead log. `now` is in milliseconds.
 */
export async function purgeExpired(payload: Payload, now = Date.now()): Promise<void> {
  const brandTerms = await loadTerms(payload);
  for (const { code } of registry) {
    const brand = code as Brand;
    const silent = { collection: 'erasures', overrideAccess: true, depth: 0 } as const;
    // Before anything goes: what a crash breaks off leaves a receipt that was begun.
    const begun = { brand, cause: 'term', state: 'begun', crm_state: 'none', mentions: 0 } as const;
    const { id } = await payload.create({ ...silent, data: begun });
    const purged = await purgeBrand(payload, brand, brandTerms(brand), now);
    if (Object.values(purged).every((count) => count === 0))
      await payload.delete({ ...silent, id });
    else await payload.update({ ...silent, id, data: { state: 'done', ...purged } });
  }
  await dropOldMarks(payload, now);
  await dropGoneChecks(payload, now);
  await truncateWal(payload);
}

async function purgeBrand(
  payload: Payload,
  brand: Brand,
  terms: Terms,
  now: number,
): Promise<Purged> {
  const expiredLeads = await purgeLeads(payload, brand, {
    before: monthsBefore(now, terms.leads),
    today: swissDay(now),
  });
  const unconfirmedBefore = new Date(now - confirmDays * dayMs).toISOString();
  // Who left and was asked by a stranger's hand has left all the same.
  await runSql(
    payload,
    "update subscribers set state = 'unsubscribed' where brand = $1 and state = 'pending' and left_at is not null and coalesce(acted_at, created_at) < $2",
    [brand, unconfirmedBefore],
  );
  const counted = async (sql: string, ...args: string[]) =>
    (await runSql(payload, `${sql} returning 1 as gone`, [brand, ...args])).length;
  await forgetLeft(payload, brand, monthsBefore(now, terms.consents));
  // A deletion that the service refused stays until a person has seen to it.
  await runSql(
    payload,
    "delete from newsletter_changes where brand = $1 and created_at < $2 and state = 'refused' and act <> 'delete'",
    [brand, monthsBefore(now, terms.mails)],
  );
  const oldMails = (states: string) =>
    counted(
      `delete from mails where brand = $1 and created_at < $2 and state ${states} 'sent'`,
      monthsBefore(now, terms.mails),
    );
  // Also those that still wait: a mail of so long ago must not reach anybody.
  const unsent = await oldMails('<>');
  const sent = await oldMails('=');
  const subscriptions =
    (await counted(
      "delete from subscribers where brand = $1 and state = 'pending' and left_at is null and coalesce(acted_at, created_at) < $2",
      unconfirmedBefore,
    )) +
    (await counted(
      "delete from subscribers where brand = $1 and state = 'unsubscribed' and coalesce(left_at, acted_at, updated_at) < $2",
      monthsBefore(now, terms.consents),
    ));
  const unconfirmed = await purgeUnconfirmed(payload, brand, unconfirmedBefore);
  return {
    leads: expiredLeads.leads + unconfirmed.leads,
    mails: expiredLeads.mails + unconfirmed.mails + unsent + sent,
    unsent_mails: expiredLeads.unsent_mails + unconfirmed.unsent_mails + unsent,
    visits: await counted(
      'delete from visits where school = $1 and "date" < $2',
      monthsBefore(now, terms.visits).slice(0, 10),
    ),
    subscriptions,
    searches: await counted(
      'delete from search_queries where brand = $1 and updated_at < $2',
      monthsBefore(now, terms.searches),
    ),
  };
}

/** Lets the newsletter service delete those whose term after leaving has passed. */
async function forgetLeft(payload: Payload, brand: Brand, before: string): Promise<void> {
  const rows = await runSql(
    payload,
    "select id from subscribers where brand = $1 and state = 'unsubscribed' and coalesce(left_at, acted_at, updated_at) < $2",
    [brand, before],
  );
  const all = { collection: 'subscribers', pagination: false, depth: 0 } as const;
  await inBatches(
    rows.map((row) => Number(row['id'])),
    async (ids) => {
      const where = { id: { in: ids } };
      const { docs } = await payload.find({ ...all, where, overrideAccess: true });
      await recordErasure(payload, docs);
      return [];
    },
  );
}

/**
 * Enquiries of persons of whom the brand has had none since `$2`, told apart by address, or by
 * telephone where they gave no address; with their mails and seats. A person's earlier enquiries
 * stay as long as the last one, and one that waits for the CRM, a person, its mails or the day of
 * its visit (`$3` is today) stays until that is settled. A site's clock may be wrong, so the later
 * of its time and ours counts.
 */
const expired = `select id, "key", email, phone from leads where brand = $1 and received_at < $2
  and created_at < $2 and state in ('delivered', 'received') and coalesce(mails_due, false) = false
  and not exists (select 1 from visits where visits."key" = leads."key" and visits."date" >= $3)
  and not (coalesce(email, '') <> '' and lower(email) in
    (select lower(email) from leads where brand = $1 and received_at >= $2 and coalesce(email, '') <> ''))
  and id > $4 order by id limit ${leadBatch}`;

interface Term {
  /** ISO instant before which a person's last enquiry must lie. */
  readonly before: string;
  /** ISO date from which on a visit lies ahead. */
  readonly today: string;
}

const purgeLeads = (payload: Payload, brand: Brand, { before, today }: Term): Promise<Removed> =>
  removeLeads(payload, expired, [brand, before, today], (rows) =>
    withoutRecentCallers(payload, brand, before, rows),
  );

/** Without those of persons who gave no address and whose telephone has been used since. */
async function withoutRecentCallers(
  payload: Payload,
  brand: Brand,
  before: string,
  rows: readonly Row[],
): Promise<Row[]> {
  const isCaller = ({ email, phone }: Row) => !email && Boolean(phone);
  if (!rows.some(isCaller)) return [...rows];
  const sql = `select distinct phone from leads where brand = $1 and received_at >= $2
    and coalesce(phone, '') <> ''`;
  const texts = (await runSql(payload, sql, [brand, before])).map((row) => String(row['phone']));
  const recent = Map.groupBy(
    texts.flatMap((text) => telephoneIn(text) ?? []),
    lastDigits,
  );
  return rows.filter((row) => {
    if (!isCaller(row)) return true;
    const text = String(row['phone']);
    const phone = telephoneIn(text);
    if (!phone) return !texts.includes(text);
    return !recent.get(lastDigits(phone))?.some((other) => isSameTelephone(phone, other));
  });
}
