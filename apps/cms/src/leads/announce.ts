import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Payload } from 'payload';
import { confirmationMails } from './mails/compose.ts';
import { subscribe } from './subscribe.ts';

/** What follows an enquiry that is let in: its mails into the outbox, a newsletter address onto its list. */
export async function announce(payload: Payload, lead: LeadEnvelope): Promise<void> {
  if (lead.type === 'newsletter') return subscribe(payload, lead);
  for (const mail of await confirmationMails(lead))
    await payload.create({ collection: 'mails', data: mail, overrideAccess: true, depth: 0 });
}
