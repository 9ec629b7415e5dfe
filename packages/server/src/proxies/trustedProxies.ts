import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';

/**
 * Whether an address on a request's way is one of our own proxies; hop 0 is the peer of the
 * connection.
 */
export type Trust = (address: string, hop: number) => boolean;

/**
 * Reads `TRUST_PROXY`: nothing or `0` trusts nobody, a number so many hops in front, anything else
 * is a list of addresses, networks and the names `loopback`, `linklocal` and `uniquelocal`. Throws
 * with one sentence where it is none of these.
 */
export function readTrust(written = ''): Trust {
  const text = written.trim();
  if (/^\d{1,2}$/.test(text)) return (_, hop) => hop < Number(text);
  const parts = text.split(',').map((part) => part.trim());
  try {
    const trust = text === '' ? () => false : proxyaddr.compile(parts);
    return (address, hop) => trust(plainAddress(address), hop);
  } catch {
    throw new Error(
      `TRUST_PROXY=${written} is neither a number of hops nor a list of addresses and networks, like loopback,10.0.0.0/8.`,
    );
  }
}

/**
 * An address in its one spelling, IPv4 in IPv6 as IPv4 and without a port; empty where it is no
 * address.
 */
export function plainAddress(written: string | undefined): string {
  const [, bracketed, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(written ?? '') ?? [];
  const address = bracketed ?? v4 ?? written ?? '';
  if (isIPv4(address)) return address;
  return isIPv6(address) ? ipaddr.process(address).toString() : '';
}
