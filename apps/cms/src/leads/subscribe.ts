import { randomBytes } from 'node:crypto';
import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Payload } from 'payload';
import { cmsUrl } from '../env.ts';
import { newsletterMail } from './mails/compose.ts';

/** Adds a newsletter address to its list and mails the confirmation; an address that is already there isn't mailed again. */
export async function subscribe(payload: Payload, lead: LeadEnvelope): Promise<void> {
  const email = (lead.fields['email'] ?? lead.fields['Email'] ?? '').trim().toLowerCase();
  const list = lead.fields['id'] ?? lead.fields['list'] ?? '';
  if (!email.includes('@') || !list) return;
  const where = { email: { equals: email }, list: { equals: list } };
  const known = await payload.find({ collection: 'subscribers', where, limit: 1, depth: 0, overrideAccess: true });
  if (known.docs[0] && known.docs[0].state !== 'unsubscribed') return;
  const settings = await payload.find({
    collection: 'brand-settings',
    where: { brand: { equals: lead.brand } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const doubleOptIn = Boolean((settings.docs[0] as { doubleOptIn?: boolean } | undefined)?.doubleOptIn);
  const token = randomBytes(24).toString('base64url');
  const data = { brand: lead.brand as never, list, email, token, state: doubleOptIn ? ('pending' as const) : ('subscribed' as const) };
  if (known.docs[0]) await payload.update({ collection: 'subscribers', id: known.docs[0].id, data, depth: 0, overrideAccess: true });
  else await payload.create({ collection: 'subscribers', data, depth: 0, overrideAccess: true });
  const link = (what: string) => `${cmsUrl}/api/newsletter/${what}?token=${token}`;
  const mail = await newsletterMail(lead, email, { confirm: doubleOptIn ? link('confirm') : undefined, unsubscribe: link('unsubscribe') });
  await payload.create({ collection: 'mails', data: mail, depth: 0, overrideAccess: true });
}
