import { comparableEmail } from '@concierge/server/persons/identity';
import { type Telephone, telephoneIn } from '@concierge/server/persons/telephone';
import { APIError } from 'payload';
import type { Say } from '../../../i18n/say.ts';

/** Whom an officer looks for: an address in small letters, a telephone, or both. */
export interface Identity {
  readonly email: string;
  readonly phone: Telephone | undefined;
}

/**
 * What an officer typed; throws 400 where it is neither an address nor a whole telephone number.
 */
export function identityIn(typed: { email?: unknown; phone?: unknown }, say: Say): Identity {
  const [address, number] = [typed.email, typed.phone].map((value) =>
    typeof value === 'string' ? value.trim() : '',
  );
  const email = comparableEmail(address ?? '');
  const phone = telephoneIn(number ?? '');
  if (number && !phone) {
    const message = say('A telephone number needs at least eight digits.');
    throw new APIError(message, 400, undefined, true);
  }
  if (email || phone) return { email, phone };
  const message = say('Give a mail address or a telephone number.');
  throw new APIError(message, 400, undefined, true);
}
