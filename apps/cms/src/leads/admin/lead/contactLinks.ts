import { latinDigits } from '@concierge/contract/printable';

/** How a visitor can be reached; what can't be told from what was written is left out. */
export interface ContactLinks {
  readonly mailto?: string;
  readonly tel?: string;
  readonly whatsapp?: string;
}

/**
 * Links to a visitor's mailbox and telephone. WhatsApp knows numbers with their country code only,
 * as digits: a number that was written without one has no such link rather than a wrong person's.
 */
export function contactLinks({
  email,
  phone,
}: {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}): ContactLinks {
  const number = latinDigits((phone ?? '').normalize('NFKC'))
    .replaceAll(/\(0\)/g, '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const digits = number.replaceAll('+', '');
  const isInternational = number.startsWith('+') && digits.length >= 8 && digits.length <= 15;
  const address = email?.trim();
  return {
    ...(address?.includes('@')
      ? { mailto: `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}` }
      : {}),
    ...(digits.length >= 3 ? { tel: `tel:${number.startsWith('+') ? '+' : ''}${digits}` } : {}),
    ...(isInternational ? { whatsapp: `https://wa.me/${digits}` } : {}),
  };
}
