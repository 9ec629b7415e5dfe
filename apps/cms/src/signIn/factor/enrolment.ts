import { encode } from 'uqr';
import { decrypt, encrypt } from './cipher.ts';
import { factorUri, newSecret } from './totp.ts';

const ticketTtlMs = 900_000;

/** What a person needs to add the account to an authenticator app. */
export interface Enrolment {
  /** Hands the secret back with the first code; encrypted, valid for 15 minutes and one account. */
  readonly ticket: string;
  /** Base32, for typing. */
  readonly secret: string;
  readonly uri: string;
  /**
   * The picture of the address: a square of so many modules a side, and a path of the dark ones.
   */
  readonly qr: { readonly size: number; readonly path: string };
}
interface Person {
  readonly id: number;
  readonly email: string;
}

const ticketOwner = (id: number): string => `ticket ${id}`;

/** A new secret; nothing is stored until a code proves that an app has it. */
export function newEnrolment({ id, email }: Person): Enrolment {
  const secret = newSecret();
  const uri = factorUri(secret, email);
  const ticket = encrypt(JSON.stringify([secret, Date.now() + ticketTtlMs]), ticketOwner(id));
  return { ticket, secret, uri, qr: drawn(uri) };
}

/** The secret of a ticket; undefined where it is another's, made up or older than 15 minutes. */
export function secretOfTicket(ticket: unknown, id: number): string | undefined {
  const text = typeof ticket === 'string' ? decrypt(ticket, ticketOwner(id)) : undefined;
  if (text === undefined) return undefined;
  const [secret, until] = JSON.parse(text) as [string, number];
  return Date.now() < until ? secret : undefined;
}

function drawn(uri: string): Enrolment['qr'] {
  const { size, data } = encode(uri, { border: 4, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
