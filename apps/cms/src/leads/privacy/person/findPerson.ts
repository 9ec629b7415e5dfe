import { addressIn } from '@concierge/server/persons/identity';
import { isSameTelephone, tailOf, telephoneIn } from '@concierge/server/persons/telephone';
import type { Payload, Where } from 'payload';
import { runSql } from '../../../runtime/database/runSql.ts';
import type { Inquiry, Mail, Subscriber, Visit } from '../../../runtime/payload-types.ts';
import { mailKeys } from '../purge.ts';
import type { Brand } from '../terms.ts';
import type { Identity } from './identity.ts';
import { namesIn } from './mentions.ts';

/** All that some brands have of one person. */
export interface PersonData {
  readonly inquiries: readonly Inquiry[];
  /** Enquiries of others that name this person, such as those that recommend a school to a friend. */
  readonly mentions: readonly Inquiry[];
  readonly mails: readonly Mail[];
  readonly subscriptions: readonly Subscriber[];
  readonly visits: readonly Visit[];
}

/** Of whom there is nothing. */
export const nothing: PersonData = {
  inquiries: [],
  mentions: [],
  mails: [],
  subscriptions: [],
  visits: [],
};

/** A column without what people write between digits. */
const bare = (column: string): string =>
  [' ', '-', '(', ')', '.', '/'].reduce(
    (inner, sign) => `replace(${inner}, '${sign}', '')`,
    column,
  );

/**
 * Finds all that these brands have of a person: what came from the address or telephone, and what
 * was sent to it or names it. `first` are enquiries that are the person's in any case.
 */
export async function findPerson(
  payload: Payload,
  identity: Identity,
  brands: readonly Brand[],
  first: readonly Inquiry[] = [],
): Promise<PersonData> {
  if (brands.length === 0) return nothing;
  const { email, phone } = identity;
  const digits = phone ? tailOf(phone) : '';
  const text = 'lower(cast(fields as text))';
  const [own, any] = [
    [
      ...(email ? ["lower(trim(coalesce(email, ''))) = $1"] : []),
      ...(digits ? [`${bare("coalesce(phone, '')")} like $${email ? 2 : 1}`] : []),
    ],
    [
      ...(email ? [`${text} like $1`] : []),
      ...(digits ? [`${bare(text)} like $${email ? 2 : 1}`] : []),
    ],
  ];
  const ids = async (conditions: readonly string[], pattern: (value: string) => string) => {
    const args = [...(email ? [pattern(email)] : []), ...(digits ? [`%${digits}`] : [])];
    if (args.length === 0) return [];
    const sql = `select id from inquiries where ${conditions.join(' or ')}`;
    return (await runSql(payload, sql, args)).map((row) => Number(row['id']));
  };
  const ownIds = await ids(own, (value) => value);
  const namedIds = await ids(
    any.map((condition) => condition.replace(/\$(\d)/, "'%' || $$$1 || '%'")),
    (value) => value,
  );
  const load = async (all: readonly number[]) => {
    const where = { id: { in: all }, brand: { in: brands } } as Where;
    const found = { where, pagination: false, depth: 0, overrideAccess: true } as const;
    return all.length ? (await payload.find({ collection: 'inquiries', ...found })).docs : [];
  };
  const firstIds = first.map(({ id }) => id);
  const candidates = await load(ownIds.filter((id) => !firstIds.includes(id)));
  const inquiries = [...first, ...candidates.filter((one) => isSentBy(one, identity))];
  const taken = new Set(inquiries.map(({ id }) => id));
  const named = new Set([...ownIds, ...namedIds]);
  const others = await load([...named].filter((id) => !taken.has(id)));
  const mentions = others.filter(({ fields }) => namesIn(fields, identity).length > 0);
  return { inquiries, mentions, ...(await besides(payload, email, brands, inquiries, mentions)) };
}

/** Whether the address or the telephone of an enquiry is the person's. */
function isSentBy(inquiry: Inquiry, { email, phone }: Identity): boolean {
  if (email && addressIn(inquiry.email ?? '') === email) return true;
  const other = telephoneIn(inquiry.phone ?? '');
  return phone !== undefined && other !== undefined && isSameTelephone(phone, other);
}

/** What is not in the enquiries themselves. */
async function besides(
  payload: Payload,
  email: string,
  brands: readonly Brand[],
  inquiries: readonly Inquiry[],
  mentions: readonly Inquiry[],
): Promise<Pick<PersonData, 'mails' | 'subscriptions' | 'visits'>> {
  const found = { pagination: false, depth: 0, overrideAccess: true } as const;
  const keys = inquiries.map(({ key }) => key);
  const brand = { in: brands } as const;
  const notices = mentions.map(({ key }) => `${key}:notice`);
  const about: Where[] = [
    { key: { in: [...mailKeys(keys), ...notices] } },
    // Not those of another enquiry that was told apart by a number behind the same reference.
    ...inquiries.map(({ reference }) => ({
      and: [{ subject: { like: reference } }, { subject: { not_like: `${reference}-` } }],
    })),
    ...inquiries.flatMap(({ fields }) => {
      const friend = (fields as Record<string, string>)['FriendEmail'];
      return friend
        ? [{ and: [{ to: { equals: friend } }, { kind: { equals: 'referral' } }] }]
        : [];
    }),
    ...(email ? [{ to: { like: email } }] : []),
  ];
  const [mails, subscribers, visits] = await Promise.all([
    payload.find({ collection: 'mails', where: { brand, or: about } as Where, ...found }),
    email
      ? payload.find({
          collection: 'subscribers',
          where: { brand, email: { like: email } } as Where,
          ...found,
        })
      : undefined,
    payload.find({ collection: 'visits', where: { key: { in: keys } }, ...found }),
  ]);
  const isOwn = (address: string | null | undefined) => addressIn(address ?? '') === email;
  const mailIds = new Set(mailKeys(keys).concat(notices));
  const references = inquiries.map(({ reference }) => reference);
  const friends = inquiries.map(({ fields }) => (fields as Record<string, string>)['FriendEmail']);
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
