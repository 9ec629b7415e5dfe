import { createHmac } from 'node:crypto';
import { domainToASCII, domainToUnicode } from 'node:url';
import { derivedKey } from '../secrets/derivedKey.ts';
import { lastDigits, type Telephone, telephoneIn } from './telephone.ts';

/**
 * A mail address as it is compared: without marks of direction, in small letters, its domain as the
 * net writes it; empty where the text is none.
 */
export function comparableEmail(text: string): string {
  const address = text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const [, name, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(address) ?? [];
  return name ? `${name}@${domainToASCII(domain) || domain}` : '';
}

/** The spellings of a `comparableEmail`: its domain as the net and as people write it. */
export function emailSpellings(address: string): string[] {
  const at = address.indexOf('@') + 1;
  const asRead = domainToUnicode(address.slice(at));
  return [...new Set([address, address.slice(0, at) + (asRead || address.slice(at))])];
}

/**
 * Names that stand for whoever sent a lead to a brand, by the address and by the telephone: only
 * who has the secret that both servers share and the address itself makes them again.
 */
export function personMarks(
  secret: string,
  brand: string,
  fields: Readonly<Record<string, string>>,
): string[] {
  const email = comparableEmail(fields['Email'] ?? fields['email'] ?? '');
  const phone = telephoneIn(fields['Phone'] ?? fields['mobile'] ?? '');
  const numbers = phone
    ? phone.isInternational
      ? [`+${phone.digits}`, `…${lastDigits(phone)}`]
      : [lastDigits(phone)]
    : [];
  return [email, ...numbers].filter(Boolean).map((text) => personMark(secret, brand, text));
}

/**
 * The names under which a person is erased. One of them is among a lead's where its address is the
 * same, or its telephone is (persons/telephone.ts): two numbers with a country's code meet in all
 * their digits only, any others in the last nine.
 */
export function erasureMarks(
  secret: string,
  brand: string,
  { email, phone }: { readonly email: string; readonly phone: Telephone | undefined },
): string[] {
  const numbers = phone
    ? [phone.isInternational ? `+${phone.digits}` : `…${lastDigits(phone)}`, lastDigits(phone)]
    : [];
  return [email, ...numbers].filter(Boolean).map((text) => personMark(secret, brand, text));
}

const personMark = (secret: string, brand: string, identity: string): string =>
  createHmac('sha256', derivedKey(secret, 'persons'))
    .update(`${brand} ${identity}`)
    .digest('base64url');
