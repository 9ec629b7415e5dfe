import { addressIn, digitsOf } from '@concierge/server/persons/identity';

/** Whom an officer looks for: an address in small letters, the last digits of a telephone, or both. */
export interface Identity {
  readonly email: string;
  readonly digits: string;
}

/** What an officer typed; undefined where it is neither an address nor a telephone number. */
export function identityIn(typed: { email?: unknown; phone?: unknown }): Identity | undefined {
  const email = addressIn(typeof typed.email === 'string' ? typed.email : '');
  const digits = digitsOf(typeof typed.phone === 'string' ? typed.phone : '');
  return email || digits ? { email, digits } : undefined;
}
