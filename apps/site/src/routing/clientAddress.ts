import type { IncomingMessage } from 'node:http';
import { addressBehind } from '@concierge/server/proxies/addressBehind';
import { readTrust } from '@concierge/server/proxies/trustedProxies';
import { settings } from '../runtime/settings.ts';

const trust = readTrust(settings.trustProxy);

/** The visitor's address, or an empty text where none is known. */
export const clientAddress = (message: IncomingMessage): string => addressBehind(trust, message);

/** Whether what only proxies may say comes from one: the peer of this connection is trusted. */
export const isFromProxy = (message: IncomingMessage): boolean =>
  trust(message.socket.remoteAddress ?? '', 0);
