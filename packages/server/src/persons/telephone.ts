import { latinDigits } from '@concierge/contract/printable';

/** A telephone number as it is compared. */
export interface Telephone {
  /** Digits without the plus, from the country's code where it is known. */
  readonly digits: string;
  /** Whether the digits begin with a country's code. */
  readonly isInternational: boolean;
}

/** Code of the country in which the brands are at home: a short national number is one of there. */
const homeCode = '41';
/** Digits below which a number tells nobody apart. */
const minDigits = 8;
/** Last digits that every way to write a number has: one that is short may begin with a zero. */
export const fewestDigits = minDigits - 1;
/** Last digits that tell a number apart where one of two has no country's code. */
const tailDigits = 9;

/** A number that somebody wrote, also in Arabic or Persian digits; undefined below eight digits. */
export function telephoneIn(text: string): Telephone | undefined {
  const latin = latinDigits(text).replaceAll(/\(\s*0\s*\)/g, ' ');
  const all = latin.replaceAll(/\D/g, '');
  if (all.length < minDigits) return undefined;
  const isWhole =
    /^[^\d]*\+/.test(latin) ||
    all.startsWith('00') ||
    (all.startsWith(homeCode) && all.length > tailDigits + 1);
  const digits = all.replace(/^0+/, '');
  // Who writes the zero of at home behind the country's code means the same number.
  if (isWhole)
    return { digits: digits.replace(`${homeCode}0`, withoutZero), isInternational: true };
  return digits.length < tailDigits
    ? { digits: `${homeCode}${digits}`, isInternational: true }
    : { digits, isInternational: false };
}

const withoutZero = (found: string, at: number): string => (at === 0 ? homeCode : found);

/** The last nine digits. */
export const lastDigits = ({ digits }: Telephone): string => digits.slice(-tailDigits);

/**
 * The digits with which every way to write the number ends: the last nine, and those without the
 * country's code where they are fewer.
 */
export const writtenEnds = (phone: Telephone): string[] => {
  const { digits, isInternational } = phone;
  const isShort =
    isInternational &&
    digits.startsWith(homeCode) &&
    digits.length < homeCode.length + tailDigits &&
    digits.length >= homeCode.length + minDigits - 1;
  return [lastDigits(phone), ...(isShort ? [digits.slice(homeCode.length)] : [])];
};

/**
 * Whether two numbers are one: by all digits where both have a country's code, else by the last
 * nine.
 */
export const isSameTelephone = (one: Telephone, other: Telephone): boolean =>
  one.isInternational && other.isInternational
    ? one.digits === other.digits
    : lastDigits(one) === lastDigits(other);
