import { randomInt } from 'node:crypto';

const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A lead's reference for the visitor, like `HIM-7K4Q-29`: easy to read out, without signs that look alike. The spool keeps it unique. */
export function newReference(brand: string): string {
  const word = Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${brand}-${word}-${String(randomInt(100)).padStart(2, '0')}`;
}

/** Whether a text has the form of a reference; what is shown on a page must. */
export const isReference = (text: string): boolean => /^[A-Z]{2,8}-[2-9A-HJ-NP-TV-Z]{4}-\d{2}$/.test(text);
