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
  const parsed = ipaddr.parse(plain);
  if (parsed instanceof ipaddr.IPv6)
    return { visitor: beginning(parsed, 4), network: beginning(parsed, 3) };
  return { visitor: plain, network: plain.slice(0, plain.lastIndexOf('.')) };
}

const beginning = ({ parts }: ipaddr.IPv6, count: number): string =>
  parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');
