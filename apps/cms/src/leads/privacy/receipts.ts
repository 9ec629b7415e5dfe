import { erasureMarks } from '@concierge/server/persons/identity';
import type { Payload } from 'payload';
import { leadsSecret } from '../../runtime/env.ts';
import type { Erasure, Lead } from '../../runtime/payload-types.ts';
import type { PersonData } from './person/findPerson.ts';
import type { Identity } from './person/identity.ts';
import type { Brand } from './terms.ts';

const silent = { overrideAccess: true, depth: 0 } as const;

interface Act {
  readonly cause: NonNullable<Erasure['cause']>;
  /** Account of the officer. */
  readonly user: number | null;
  readonly identity: Identity;
}

const counted = ['leads', 'mails', 'unsent_mails', 'subscriptions', 'visits', 'mentions'] as const;
type Counts = Readonly<Record<(typeof counted)[number], number>>;

/** How much there is of each kind. */
function countsIn(data: PersonData): Counts {
  return {
    leads: data.leads.length,
    mails: data.mails.length,
    unsent_mails: data.mails.filter(({ state }) => state !== 'sent').length,
    subscriptions: data.subscriptions.length,
    visits: data.visits.length,
    mentions: data.mentions.length,
  };
}

/** Whether there is anything of a person. */
export const hasAny = (data: PersonData): boolean =>
  Object.values(data).some((docs) => docs.length > 0);

/** References of those enquiries that the CRM may have: from the first attempt on. */
const inCrm = (leads: readonly Lead[]): string[] =>
  leads.flatMap(({ attempt_count, reference }) => ((attempt_count ?? 0) > 0 ? [reference] : []));

const union = (text: string | null | undefined, more: readonly string[]): string | null =>
  [...new Set([...(text ?? '').split('\n'), ...more])].filter(Boolean).join('\n') || null;

/**
 * Writes the receipt of what is about to go or change of one brand, with its counts and with the
 * references that the CRM knows: what is gone can no longer be counted after a crash. A receipt
 * that a crash left begun is gone on with, and counts what came since on top.
 */
export async function beginReceipt(
  payload: Payload,
  brand: Brand,
  data: PersonData,
  { cause, user, identity }: Act,
): Promise<Erasure> {
  const begun = await begunReceipt(payload, brand, identity, cause === 'correction');
  const counts = countsIn(begun ? since(data, begun.createdAt) : data);
  const sums = counted.map((kind) => [kind, (begun?.[kind] ?? 0) + counts[kind]]);
  const references = {
    crm_references: union(begun?.crm_references, inCrm(data.leads)),
    crm_mentions: union(begun?.crm_mentions, cause === 'correction' ? [] : inCrm(data.mentions)),
  };
  const isOpen = references.crm_references !== null || references.crm_mentions !== null;
  const receipt = {
    ...(Object.fromEntries(sums) as unknown as Counts),
    ...references,
    brand,
    cause,
    user,
    state: 'begun' as const,
    marks: identityMarks(brand, identity).join(' '),
    crm_state: isOpen ? ('open' as const) : ('none' as const),
  };
  return begun
    ? payload.update({ collection: 'erasures', id: begun.id, data: receipt, ...silent })
    : payload.create({ collection: 'erasures', data: receipt, ...silent });
}

/** Says that all of it went; the marks of the person go, too. */
export const endReceipt = (payload: Payload, { id }: Erasure): Promise<Erasure> =>
  payload.update({
    collection: 'erasures',
    id,
    data: { state: 'done', marks: null },
    ...silent,
  });

const identityMarks = (brand: Brand, identity: Identity): string[] =>
  erasureMarks(leadsSecret, brand, identity);

/** The receipt of the same person at a brand that a crash left begun. */
export async function begunReceipt(
  payload: Payload,
  brand: Brand,
  identity: Identity,
  isCorrection = false,
): Promise<Erasure | undefined> {
  const marks = identityMarks(brand, identity);
  if (marks.length === 0) return undefined;
  const { docs } = await payload.find({
    collection: 'erasures',
    where: {
      brand: { equals: brand },
      state: { equals: 'begun' },
      cause: isCorrection ? { equals: 'correction' } : { not_in: ['correction', 'term'] },
      or: marks.map((mark) => ({ marks: { contains: mark } })),
    },
    sort: '-id',
    limit: 1,
    ...silent,
  });
  return docs[0];
}

/** What is newer than an instant. */
function since(data: PersonData, at: string): PersonData {
  const after = <T extends { readonly createdAt: string }>(docs: readonly T[]) =>
    docs.filter(({ createdAt }) => createdAt > at);
  return {
    leads: after(data.leads),
    mentions: after(data.mentions),
    mails: after(data.mails),
    subscriptions: after(data.subscriptions),
    visits: after(data.visits),
  };
}

/**
 * What there is of one brand; a seat is of the brand of its enquiry, else of the school's: of the
 * enquiry of a brand that the officer doesn't see, there is the seat alone.
 */
export function ofBrand(data: PersonData, brand: Brand): PersonData {
  const own = <T extends { readonly brand?: unknown }>(docs: readonly T[]) =>
    docs.filter((doc) => doc.brand === brand);
  const leads = own(data.leads);
  const brandByKey = new Map<unknown, unknown>(data.leads.map((lead) => [lead.key, lead.brand]));
  return {
    leads,
    mentions: own(data.mentions),
    mails: own(data.mails),
    subscriptions: own(data.subscriptions),
    visits: data.visits.filter(({ key, school }) => (brandByKey.get(key) ?? school) === brand),
  };
}
