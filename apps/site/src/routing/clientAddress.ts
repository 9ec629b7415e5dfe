import type { IncomingMessage } from 'node:http';
import proxyaddr from 'proxy-addr';
import { settings } from '../runtime/settings.ts';
import { plainAddress, readTrust } from './trustedProxies.ts';

const trust = readTrust(settings.trustProxy);

/**
 * The visitor's address, or an empty text where none is known. `X-Forwarded-For` is read from our
 * side outwards: whoever is no proxy of ours is the visitor, and what stands behind that, or is no
 * address, anybody could have written.
 */
export function clientAddress(message: IncomingMessage): string {
  const way = proxyaddr.all(message, trust).map(plainAddress);
  const stranger = way.indexOf('');
  return way[(stranger < 0 ? way.length : stranger) - 1] ?? '';
}

/** Whether what only proxies may say comes from one: the peer of this connection is trusted. */
export const isFromProxy = (message: IncomingMessage): boolean =>
  trust(message.socket.remoteAddress ?? '', 0);
