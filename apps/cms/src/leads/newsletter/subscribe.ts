import { createHmac } from 'node:crypto';
import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Payload } from 'payload';
import { cmsUrl, leadsSecret } from '../../runtime/env.ts';
import { newsletterMail, type OutgoingMail } from '../mails/compose.ts';

/**
 * Adds a newsletter address to its list; answers the mail that confirms it, none for an address
 * that was there before. The token is made of the enquiry's key, so that repeating it after a crash
 * gives the same subscription and the same letter.
 */
export async function subscriptionMail(
  payload: Payload,
  lead: LeadEnvelope,
): Promise<OutgoingMail[]> {
  const email = (lead.fields['email'] ?? lead.fields['Email'] ?? '').trim().toLowerCase();
  const list = lead.fields['id'] ?? lead.fields['list'] ?? '';
  if (!email.includes('@') || !list) return [];
  const token = createHmac('sha256', leadsSecret)
    .update(`newsletter:${lead.key}`)
    .digest('base64url');
  const where = { email: { equals: email }, list: { equals: list } };
  const subscriber = (
    await payload.find({
      collection: 'subscribers',
      where,
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
  ).docs[0];
  if (subscriber && subscriber.state !== 'unsubscribed' && subscriber.token !== token) return [];
  const settings = await payload.find({
    collection: 'brand-settings',
    where: { brand: { equals: lead.brand } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const doubleOptIn = Boolean(
    (settings.docs[0] as { doubleOptIn?: boolean } | undefined)?.doubleOptIn,
  );
  const data = {
    brand: lead.brand as never,
    list,
    email,
    token,
    state: doubleOptIn ? ('pending' as const) : ('subscribed' as const),
  };
  if (!subscriber)
    await payload.create({ collection: 'subscribers', data, depth: 0, overrideAccess: true });
  else if (subscriber.token !== token)
    await payload.update({
      collection: 'subscribers',
      id: subscriber.id,
      data,
      depth: 0,
      overrideAccess: true,
    });
  const link = (what: string) => `${cmsUrl}/api/newsletter/${what}?token=${token}`;
  return [
    await newsletterMail(lead, email, {
      confirm: doubleOptIn ? link('confirm') : undefined,
      unsubscribe: link('unsubscribe'),
    }),
  ];
}
