import type { Person } from './Visitors.ts';

const phone = (n: number): string => `+41 79 ${String(1_000_000 + n).slice(-7)}`;

/**
 * A made-up identity, at an address of a /24 of IPv4 or a /48 of IPv6; every tenth names the same
 * mailbox, which belongs to somebody else.
 */
export const identity = (n: number): Person => ({
  name: `Made Up ${n}`,
  email: n % 10 === 0 ? `victim+${n}@attack.example` : `made-up${n}@attack.example`,
  phone: phone(n),
  address:
    n % 2 === 0
      ? `203.0.113.${1 + ((n / 2) % 254)}`
      : `2001:db8:bad:${(n % 65_536).toString(16)}::${(n % 999) + 1}`,
});

/** The stranger at another machine of the site, each time from a network of its own. */
export const elsewhere = (n: number): Person => ({
  name: `Elsewhere ${n}`,
  email: `again${n}@attack.example`,
  phone: phone(3_000_000 + n),
  address: `100.${64 + ((n >> 8) & 63)}.${n & 255}.7`,
});

/** A visitor of the school, each in a network of their own. */
export const visitor = (n: number): Person => ({
  name: `Honest ${n}`,
  email: `visitor${n}@honest.example`,
  phone: phone(5_000_000 + n),
  address:
    n % 3 === 0 ? `2001:db8:${(n + 1).toString(16)}::7` : `198.${18 + (n >> 8)}.${n & 255}.7`,
});
