import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

const keys = new Map<string, KeyObject>();

/**
 * A key of its own for each purpose, derived from a secret of this installation. Made once, for to
 * derive it, or to sign by its bytes, takes many times as long as to sign by the key.
 */
export function derivedKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose} ${secret}`;
  const made = keys.get(name);
  if (made) return made;
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'concierge', purpose, 32)));
  keys.set(name, key);
  return key;
}
