import { printableLine, printableText } from '@concierge/contract/printable';
import type { RawValues } from '../../forms/rules/validate.ts';

const maxPairs = 300;

/**
 * Reads `application/x-www-form-urlencoded` strictly: bytes that are no UTF-8, a broken percent
 * sign or too many pairs make it undefined. Control characters are taken out of names and values
 * here, at the door, whatever reads them later. A name that comes more than once keeps all its
 * values; the validation decides whether it may.
 */
export function parseFormBody(body: Uint8Array): RawValues | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    const pairs = decoder.decode(body).split('&').filter(Boolean);
    if (pairs.length > maxPairs) return undefined;
    const values = new Map<string, string[]>();
    for (const pair of pairs) {
      const cut = pair.indexOf('=');
      const name = printableLine(decode(cut < 0 ? pair : pair.slice(0, cut)));
      const value = cut < 0 ? '' : printableText(decode(pair.slice(cut + 1)));
      values.set(name, [...(values.get(name) ?? []), value]);
    }
    return values;
  } catch {
    return undefined;
  }
}

const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));
