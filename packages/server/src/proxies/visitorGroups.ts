import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { plainAddress } from './trustedProxies.ts';

/**
 * Whom an address counts as: one visitor, and the network around. Of IPv4 the address and its /24;
 * of IPv6 the /64, for a line has all addresses of it, and the /48. What is no address counts as
 * one visitor.
 */
export function visitorGroups(address: string): {
  readonly visitor: string;
  readonly network: string;
} {
  const plain = plainAddress(address);
  if (plain === '') return { visitor: '', network: '' };
  if (isIPv4(plain)) return { visitor: plain, network: plain.slice(0, plain.lastIndexOf('.')) };
  const { parts } = ipaddr.IPv6.parse(plain);
  return { visitor: beginning(parts, 4), network: beginning(parts, 3) };
}

const beginning = (parts: readonly number[], count: number): string =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');
