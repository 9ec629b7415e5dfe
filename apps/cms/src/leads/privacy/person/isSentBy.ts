import { comparableEmail } from '@concierge/server/persons/identity';
import { isSameTelephone, telephoneIn } from '@concierge/server/persons/telephone';
import type { Lead } from '../../../runtime/payload-types.ts';
import type { Identity } from './identity.ts';

/** Whether a text is the person's telephone, however it is written. */
export function hasTelephone(text: string, { phone }: Identity): boolean {
  const other = telephoneIn(text);
  return phone !== undefined && other !== undefined && isSameTelephone(phone, other);
}

/** Whether the address or the telephone of an enquiry is the person's. */
export function isSentBy(lead: Pick<Lead, 'email' | 'phone'>, identity: Identity): boolean {
  const { email } = identity;
  if (email && comparableEmail(lead.email ?? '') === email) return true;
  return hasTelephone(lead.phone ?? '', identity);
}
