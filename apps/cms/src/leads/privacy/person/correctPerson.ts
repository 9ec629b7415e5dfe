import { countryCodes } from '@concierge/contract/countryCodes';
import { printableAddress, printableLine } from '@concierge/contract/printable';
import { comparableEmail } from '@concierge/server/persons/identity';
import { telephoneIn } from '@concierge/server/persons/telephone';
import { APIError, type Payload } from 'payload';
import { sayIn } from '../../../i18n/say.ts';
import type { Erasure, Lead, Subscriber } from '../../../runtime/payload-types.ts';
import { leadFieldLabel } from '../../fieldNames.ts';
import { canonicalMailbox } from '../../mails/canonicalMailbox.ts';
import { mergedSubscription } from '../../newsletter/mergeSubscriptions.ts';
import { beginReceipt, endReceipt, ofBrand } from '../receipts.ts';
import { nothing, type PersonData } from './findPerson.ts';
import type { Identity } from './identity.ts';

/** What a person may have corrected, and how live chat's form calls it (spec §3). */
const correctable = {
  Name: 'first_name',
  Surname: 'last_name',
  Email: 'email',
  Phone: 'mobile',
  City: undefined,
  Country: 'country',
} as const;
type Correctable = keyof typeof correctable;
export type Changes = Readonly<Partial<Record<Correctable, string>>>;

/**
 * What an officer typed, in the officer's language; throws 400 with the names of the fields that
 * aren't sound, or where there is none.
 */
export function changesIn(typed: unknown, language: string): Changes {
  const say = sayIn(language);
  const given = Object.entries((typed ?? {}) as Record<string, unknown>).flatMap(
    ([name, value]) => {
      // As forms store addresses and numbers, by which a person is found again.
      const clean = name === 'Email' || name === 'Phone' ? printableAddress : printableLine;
      const text = typeof value === 'string' ? clean(value).trim().slice(0, 200) : '';
      const stored = name === 'Email' ? text.toLowerCase() : text;
      return Object.hasOwn(correctable, name) && stored ? [[name, stored] as const] : [];
    },
  );
  const changes: Changes = Object.fromEntries(given);
  if (given.length === 0) throw new APIError(say('Fill in what is right.'), 400, undefined, true);
  const wrong = Object.entries(isSound).flatMap(([name, isSoundValue]) => {
    const value = changes[name as Correctable];
    return value === undefined || isSoundValue(value) ? [] : [leadFieldLabel(name, language)];
  });
  if (wrong.length === 0) return changes;
  const fields = wrong.join(', ');
  throw new APIError(say('Not a sound value: {fields}.', { fields }), 400, undefined, true);
}

/** What is written in a form that can be checked. */
const isSound = {
  Email: (text: string) => Boolean(comparableEmail(text)),
  Phone: (text: string) => telephoneIn(text) !== undefined,
  Country: (text: string) => countryCodes.includes(text),
} satisfies Partial<Record<Correctable, (text: string) => boolean>>;

interface Correcting {
  readonly identity: Identity;
  readonly data: PersonData;
  readonly changes: Changes;
  /** Account of the officer. */
  readonly user: number;
}

/**
 * Writes corrections into every enquiry that the person sent, and a new address into the
 * subscriptions and the mails that still wait; leaves a receipt a brand, which says what to correct
 * in the CRM. Answers how many enquiries changed.
 */
export async function correctPerson(
  payload: Payload,
  { data, changes, user, identity }: Correcting,
): Promise<number> {
  const silent = { overrideAccess: true, depth: 0 } as const;
  const receipts: Erasure[] = [];
  // Of a subscription only the address is known.
  const subscribers = changes.Email ? data.subscriptions : [];
  for (const brand of new Set([...data.leads, ...subscribers].map((one) => one.brand))) {
    const changed = { ...nothing, leads: data.leads, subscriptions: subscribers };
    const corrected = ofBrand(changed, brand);
    const act = { cause: 'correction' as const, user, identity };
    receipts.push(await beginReceipt(payload, brand, corrected, act));
  }
  for (const lead of data.leads)
    await payload.update({
      collection: 'leads',
      id: lead.id,
      data: corrected(lead, changes),
      ...silent,
    });
  const email = comparableEmail(changes.Email ?? '');
  if (email) {
    for (const one of data.subscriptions) await readdress(payload, one, email);
    for (const { id, kind, state } of data.mails)
      if (state !== 'sent' && kind !== 'notice' && kind !== 'referral')
        // One that was sent since it was read says to whom it went.
        await payload.db.updateOne({
          collection: 'mails',
          where: { id: { equals: id }, state: { not_equals: 'sent' } },
          data: { to: email, mailbox: canonicalMailbox(email) },
          options: { atomic: true },
        });
  }
  for (const receipt of receipts) await endReceipt(payload, receipt);
  return data.leads.length;
}

/**
 * Gives a subscription another address; with one that the address has on the list it becomes one.
 */
async function readdress(payload: Payload, one: Subscriber, email: string): Promise<void> {
  const silent = { collection: 'subscribers', overrideAccess: true, depth: 0 } as const;
  const { docs } = await payload.find({
    ...silent,
    where: { email: { equals: email }, list: { equals: one.list }, id: { not_equals: one.id } },
    limit: 1,
  });
  const [other] = docs;
  if (!other) return void (await payload.update({ ...silent, id: one.id, data: { email } }));
  await payload.update({ ...silent, id: other.id, data: mergedSubscription(one, other) });
  await payload.delete({ ...silent, id: one.id });
}

/** The fields and the columns of one enquiry after the changes. */
function corrected({ fields, ...lead }: Lead, changes: Changes): Partial<Lead> {
  const all = { ...(fields as Record<string, string>) };
  for (const name of Object.keys(changes) as Correctable[]) {
    const chatName = correctable[name];
    all[chatName !== undefined && chatName in all ? chatName : name] = changes[name] ?? '';
  }
  const name = [all['Name'] ?? all['first_name'], all['Surname'] ?? all['last_name']];
  return {
    fields: all,
    name: name.filter(Boolean).join(' '),
    email: changes.Email ?? lead.email ?? '',
    phone: changes.Phone ?? lead.phone ?? '',
    country: changes.Country ?? lead.country ?? '',
  };
}
