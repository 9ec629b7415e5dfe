import { comparableEmail, emailSpellings } from '@concierge/server/persons/identity';
import { fewestDigits, lastDigits, type Telephone } from '@concierge/server/persons/telephone';
import type { Payload, Where } from 'payload';
import { runSql } from '../../../runtime/database/runSql.ts';
import { isPostgres } from '../../../runtime/isPostgres.ts';
import type { Lead, Mail, Subscriber, Visit } from '../../../runtime/payload-types.ts';
import { mailKeys } from '../../mails/mailKeys.ts';
import type { Brand } from '../terms.ts';
import { findVisitsElsewhere } from './findVisitsElsewhere.ts';
import type { Identity } from './identity.ts';
import { hasTelephone, isSentBy } from './isSentBy.ts';
import { digitPattern, isNamedIn, namesIn } from './mentions.ts';

/** Enquiries that are read at once where each is compared. */
const batch = 1000;

/** All that some brands have of one person. */
export interface PersonData {
  readonly leads: readonly Lead[];
  /**
   * Enquiries of others that name this person, such as those that recommend a school to a friend.
   */
  readonly mentions: readonly Lead[];
  readonly mails: readonly Mail[];
  readonly subscriptions: readonly Subscriber[];
  readonly visits: readonly Visit[];
}

/** Of whom there is nothing. */
export const nothing: PersonData = {
  leads: [],
  mentions: [],
  mails: [],
  subscriptions: [],
  visits: [],
};

/**
 * Finds all that these brands have of a person: what came from the address or telephone, and what
 * was sent to it or names it. `first` are enquiries that are the person's in any case, as far as
 * nobody has erased them meanwhile.
 */
export async function findPerson(
  payload: Payload,
  identity: Identity,
  brands: readonly Brand[],
  first: readonly Lead[] = [],
): Promise<PersonData> {
  if (brands.length === 0) return nothing;
  const { email, phone } = identity;
  const byEmail = email ? await findByEmail(payload, email, brands) : [];
  const byPhone = phone ? await findByPhone(payload, identity, phone, brands) : [];
  const ids = new Set([...byEmail, ...byPhone]);
  const load = async (all: readonly number[]) => {
    const where = { id: { in: all }, brand: { in: brands } } as Where;
    const found = { where, pagination: false, depth: 0, overrideAccess: true } as const;
    return all.length ? (await payload.find({ collection: 'leads', ...found })).docs : [];
  };
  const firstIds = new Set(first.map(({ id }) => id));
  const candidates = await load([...new Set([...firstIds, ...ids])]);
  const leads = candidates.filter((one) => firstIds.has(one.id) || isSentBy(one, identity));
  const taken = new Set(leads.map(({ id }) => id));
  const rest = candidates.filter(({ id }) => !taken.has(id));
  const mentions = rest.filter(({ fields, note }) => isNamed(fields, note, identity));
  const booked = await findVisitsElsewhere(payload, identity, brands);
  const others = await besides(payload, email, brands, leads, mentions);
  return { leads, mentions, ...others, visits: [...others.visits, ...booked] };
}

/** SQL of all that an enquiry says, with the column of whom it came from. */
const textsWith = (sender: 'email' | 'phone'): string =>
  `(coalesce(${sender}, '') || ' ' || cast(fields as text) || coalesce(note, ''))`;

/** SQL of the brands, as parameters behind so many others. */
const amongBrands = (brands: readonly Brand[], others: number): string =>
  `brand in (${brands.map((_, index) => `$${others + index + 1}`)})`;

/**
 * Enquiries of these brands that came from an address, or may name it. What small letters are
 * beyond ASCII is not known to every database, so any text may stand there.
 */
async function findByEmail(
  payload: Payload,
  email: string,
  brands: readonly Brand[],
): Promise<number[]> {
  const spellings = emailSpellings(email).map((one) => one.replaceAll(/\P{ASCII}+/gu, '%'));
  const named = spellings.map(
    (_, at) => `lower(${textsWith('email')}) like '%' || $${at + 1} || '%'`,
  );
  const sql = `select id from leads
    where (${named.join(' or ')}) and ${amongBrands(brands, spellings.length)}`;
  const rows = await runSql(payload, sql, [...spellings, ...brands]);
  return rows.map((row) => Number(row['id']));
}

/** Whether the fields of an enquiry, or what staff noted on it, name the person. */
const isNamed = (fields: unknown, note: unknown, identity: Identity): boolean =>
  namesIn(fields, identity).length > 0 || isNamedIn(String(note ?? ''), identity);

/**
 * Enquiries of these brands that came from a telephone or name it. The database finds those that
 * have its last digits in their order; a number is written in too many ways for it to compare.
 */
async function findByPhone(
  payload: Payload,
  identity: Identity,
  phone: Telephone,
  brands: readonly Brand[],
): Promise<number[]> {
  const ids: number[] = [];
  const digits = [...lastDigits(phone).slice(-fewestDigits)].map(digitPattern);
  const [matches, pattern] = isPostgres(payload)
    ? ['~', digits.join('.*')]
    : ['glob', `*${digits.join('*')}*`];
  const sql = `select id, phone, fields, note from leads
    where id > $1 and ${textsWith('phone')} ${matches} $2 and ${amongBrands(brands, 2)}
    order by id limit ${batch}`;
  let last = 0;
  for (;;) {
    const rows = await runSql(payload, sql, [last, pattern, ...brands]);
    if (rows.length === 0) return ids;
    for (const { id, phone, fields, note } of rows) {
      last = Number(id);
      // SQLite stores JSON as text.
      const parsed: unknown = typeof fields === 'string' ? JSON.parse(fields) : fields;
      const isSender = hasTelephone(String(phone ?? ''), identity);
      if (isSender || isNamed(parsed, note, identity)) ids.push(last);
    }
  }
}

/** What is not in the enquiries themselves. */
async function besides(
  payload: Payload,
  email: string,
  brands: readonly Brand[],
  leads: readonly Lead[],
  mentions: readonly Lead[],
): Promise<Pick<PersonData, 'mails' | 'subscriptions' | 'visits'>> {
  const found = { pagination: false, depth: 0, overrideAccess: true } as const;
  const spellings = email ? emailSpellings(email) : [];
  const keys = leads.map(({ key }) => key);
  const brand = { in: brands } as const;
  const notices = mentions.map(({ key }) => `${key}:notice`);
  const about: Where[] = [
    { key: { in: [...mailKeys(keys), ...notices] } },
    // Not those of another enquiry that was told apart by a number behind the same reference.
    ...leads.map(({ reference }) => ({
      and: [{ subject: { like: reference } }, { subject: { not_like: `${reference}-` } }],
    })),
    ...leads.flatMap(({ fields }) => {
      const friend = (fields as Record<string, string>)['FriendEmail'];
      return friend
        ? [{ and: [{ to: { equals: friend } }, { kind: { equals: 'referral' } }] }]
        : [];
    }),
    ...spellings.map((one) => ({ to: { like: one } })),
  ];
  const [mails, subscribers, visits] = await Promise.all([
    payload.find({ collection: 'mails', where: { brand, or: about } as Where, ...found }),
    email
      ? payload.find({
          collection: 'subscribers',
          where: { brand, or: spellings.map((one) => ({ email: { like: one } })) } as Where,
          ...found,
        })
      : undefined,
    payload.find({ collection: 'visits', where: { key: { in: keys } }, ...found }),
  ]);
  const isOwn = (address: string | null | undefined) => comparableEmail(address ?? '') === email;
  const mailIds = new Set(mailKeys(keys).concat(notices));
  const references = leads.map(({ reference }) => reference);
  const friends = leads.map(({ fields }) => (fields as Record<string, string>)['FriendEmail']);
  return {
    // The database compares `like` by parts of the text.
    mails: mails.docs.filter(
      ({ key, to, subject }) =>
        mailIds.has(key ?? '') ||
        isOwn(to) ||
        friends.includes(to ?? '') ||
        references.some((reference) => subject?.includes(reference)),
    ),
    subscriptions: subscribers?.docs.filter((one) => isOwn(one.email)) ?? [],
    visits: visits.docs,
  };
}
