import type { IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import { plainAddress, type Trust } from './trustedProxies.ts';

/**
 * The visitor's address, or an empty text where none is known. `X-Forwarded-For` is read from our
 * side outwards: whoever is no proxy of ours is the visitor, and what stands behind that, or is no
 * address, anybody could have written.
 */
export function addressBehind(trust: Trust, message: IncomingMessage): string {
  const way = proxyaddr.all(message, trust).map(plainAddress);
  const stranger = way.indexOf('');
  return way[(stranger < 0 ? way.length : stranger) - 1] ?? '';
}
