import ipaddr from 'ipaddr.js';
import { plainAddress } from './trustedProxies.ts';

/**
 * An address without the part that names one household: three bytes of IPv4 (`192.0.2.x`), three
 * groups of IPv6 (`2001:db8:1::`); empty where it is no address.
 */
export function shortAddress(written: string): string {
  const address = plainAddress(written);
  if (address === '') return '';
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.x`;
  const groups = (parsed as ipaddr.IPv6).parts.slice(0, 3).map((part) => part.toString(16));
  return `${groups.join(':')}::`;
}
