import { createHmac, hkdfSync } from 'node:crypto';

/** Last digits of a telephone number that tell it apart, however its country code is written. */
const tellingDigits = 9;

/** A mail address as it is compared; empty where the text is none. */
export function addressIn(text: string): string {
  const address = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : '';
}

/**
 * The last nine digits of a telephone number, also of one in Arabic or Persian digits; empty where
 * there are fewer than six.
 */
export function digitsOf(text: string): string {
  const digits = text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/\D/g, '');
  return digits.length < 6 ? '' : digits.slice(-tellingDigits);
}

/**
 * Names that stand for whoever sent a lead to a brand, one for the address and one for the
 * telephone: only who has the secret that both servers share and the address itself makes them
 * again.
 */
export function personMarks(
  secret: string,
  brand: string,
  fields: Readonly<Record<string, string>>,
): string[] {
  const identities = [
    addressIn(fields['Email'] ?? fields['email'] ?? ''),
    digitsOf(fields['Phone'] ?? fields['mobile'] ?? ''),
  ];
  return identities.filter(Boolean).map((identity) => personMark(secret, brand, identity));
}

/** The same for one address in small letters, or the last nine digits of a telephone number. */
export function personMark(secret: string, brand: string, identity: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, 'concierge', 'persons', 32));
  return createHmac('sha256', key).update(`${brand} ${identity}`).digest('base64url');
}
