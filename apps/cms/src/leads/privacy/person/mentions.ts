import { emailSpellings } from '@concierge/server/persons/identity';
import { isSameTelephone, telephoneIn, writtenEnds } from '@concierge/server/persons/telephone';
import type { Identity } from './identity.ts';

/** What stands where a person was named. */
export const erasedText = '[erased]';
const friendFields = /^Friend/;

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Any digit that a number may be written in: Latin, Arabic or Persian. */
const anyDigit = String.raw`[0-9\u0660-\u0669\u06f0-\u06f9]`;
/** What people write between digits: spaces, dashes, brackets, dots, and marks of direction. */
const between = String.raw`[\s().\/\p{Pd}\u2212\p{Cf}]*`;

/** One digit however it is written. */
export const digitPattern = (digit: string): string =>
  `[${[0x30, 0x660, 0x6f0].map((zero) => String.fromCodePoint(zero + Number(digit))).join('')}]`;

/** Finds the address, or the telephone number with whatever stands between its digits. */
function identityPattern({ email, phone }: Identity): RegExp {
  const numbers = (phone ? writtenEnds(phone) : []).map((end) => {
    const digits = [...end].map(digitPattern).join(between);
    return `(?<!${anyDigit})(?:\\+${between})?(?:\\(?${anyDigit}${between}){0,5}${digits}(?!${anyDigit})`;
  });
  const addresses = email ? emailSpellings(email).map(literal) : [];
  return new RegExp([...addresses, ...numbers].join('|'), 'giu');
}

/** Whether what the pattern found is the person: of two countries' numbers the end may be equal. */
function isPerson(found: string, { phone }: Identity): boolean {
  if (found.includes('@')) return true;
  const other = telephoneIn(found);
  return phone !== undefined && other !== undefined && isSameTelephone(phone, other);
}

/** A text with the mark in the place of the person. */
export const withoutPerson = (text: string, identity: Identity): string =>
  text.replaceAll(identityPattern(identity), (found) =>
    isPerson(found, identity) ? erasedText : found,
  );

/** Whether a text names the person. */
export const isNamedIn = (text: string, identity: Identity): boolean =>
  withoutPerson(text, identity) !== text;

/**
 * Names of those fields of somebody's enquiry that name a person; of a friend all that were given.
 */
export function namesIn(fields: unknown, identity: Identity): string[] {
  const entries = Object.entries(fields as Record<string, string>);
  const named = entries.flatMap(([name, value]) =>
    isNamedIn(String(value), identity) ? [name] : [],
  );
  const isFriend = named.some((name) => friendFields.test(name));
  const friends = entries.flatMap(([name]) => (friendFields.test(name) ? [name] : []));
  return [...new Set([...named, ...(isFriend ? friends : [])])];
}

/**
 * The fields without the person: a friend's own fields go, elsewhere a mark stands for the address.
 */
export function withoutNames(fields: unknown, identity: Identity): Record<string, string> {
  const named = new Set(namesIn(fields, identity));
  return Object.fromEntries(
    Object.entries(fields as Record<string, string>).flatMap(([name, value]) => {
      if (!named.has(name)) return [[name, value]];
      return friendFields.test(name) ? [] : [[name, withoutPerson(value, identity)]];
    }),
  );
}
