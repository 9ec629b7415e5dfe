import { createHmac } from 'node:crypto';
import type { LeadEnvelope } from '@concierge/contract/lead';
import { comparableEmail } from '@concierge/server/persons/identity';
import type { Payload } from 'payload';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import { leadsSecret } from '../../runtime/env.ts';
import type { Lead, Subscriber } from '../../runtime/payload-types.ts';
import { withConsent } from './consents.ts';

/** What the mail about a subscription says. */
export interface Subscription {
  readonly email: string;
  /** Link that confirms; none where the brand wants no confirmation. */
  readonly confirm: string | undefined;
  readonly unsubscribe: string;
}

/**
 * Adds a newsletter address to its list; answers for the mail that asks for a confirmation, or says
 * that it is subscribed where its brand wants none. None for an address that is subscribed. Who
 * left is asked in any case, so that nobody else brings the address back. Repeating it after a
 * crash gives the same subscription and the same mail, because the token is made of the enquiry's
 * key.
 */
export async function subscribe(
  payload: Payload,
  lead: LeadEnvelope,
): Promise<Subscription | undefined> {
  const email = comparableEmail(lead.fields['email'] ?? lead.fields['Email'] ?? '');
  const list = lead.fields['id'] ?? lead.fields['list'] ?? '';
  if (!email || !list) return undefined;
  const made = createHmac('sha256', leadsSecret)
    .update(`newsletter:${lead.key}`)
    .digest('base64url');
  const found = await payload.find({
    collection: 'subscribers',
    where: { email: { equals: email }, list: { equals: list } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const before = found.docs[0];
  const isSame = before?.token === made;
  if (before?.state === 'subscribed' && !isSame) return undefined;
  const mustConfirm = isSame
    ? before.state === 'pending'
    : before?.state === 'unsubscribed' ||
      before?.state === 'pending' ||
      !(await isSingle(payload, lead));
  // The link of an earlier mail stays good until one of them is followed.
  const token = before?.state === 'pending' ? (before.token ?? made) : made;
  if (!isSame) await store(payload, before, { lead, list, email, token, mustConfirm });
  const link = (what: string) =>
    `${siteOrigin(lead.brand)}/leads/newsletter/${what}?${new URLSearchParams({ token, lang: lead.lang })}`;
  return {
    email,
    confirm: mustConfirm ? link('confirm') : undefined,
    unsubscribe: link('unsubscribe'),
  };
}

/** Whether the brand takes addresses without a confirmation. */
async function isSingle(payload: Payload, { brand }: LeadEnvelope): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'brand-settings',
    where: { brand: { equals: brand } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0]?.singleOptIn ?? false;
}

interface Stored {
  readonly lead: LeadEnvelope;
  readonly list: string;
  readonly email: string;
  readonly token: string;
  readonly mustConfirm: boolean;
}

async function store(
  payload: Payload,
  before: Subscriber | undefined,
  { lead, list, email, token, mustConfirm }: Stored,
): Promise<void> {
  const data = {
    brand: lead.brand as Lead['brand'],
    list,
    email,
    token,
    lang: lead.lang,
    state: mustConfirm ? ('pending' as const) : ('subscribed' as const),
    ...withConsent(before, lead),
    acted_at: lead.received_at,
  };
  const silent = { depth: 0, overrideAccess: true } as const;
  if (before) await payload.update({ collection: 'subscribers', id: before.id, data, ...silent });
  else await payload.create({ collection: 'subscribers', data, ...silent });
}
