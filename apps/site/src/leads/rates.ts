import { isIPv6 } from 'node:net';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Submissions allowed in ten minutes: by one address, by one network, and of those without proof. `LEAD_LIMITS=60,600,6` replaces them. */
const [address = 60, network = 600, unproven = 6] = (process.env['LEAD_LIMITS'] ?? '').split(',').filter(Boolean).map(Number);

const limiter = (points: number) => new RateLimiterMemory({ points, duration: 600 });
const limits = {
  lead: { address: limiter(address), network: limiter(network) },
  unproven: { address: limiter(unproven), network: limiter(unproven * 5) },
  captcha: { address: limiter(address * 5), network: limiter(network * 5) },
  newsletter: { address: limiter(Math.ceil(address / 3)), network: limiter(Math.ceil(network / 3)) },
} as const;
export type RateKind = keyof typeof limits;

/** The network that an address belongs to: /24 of IPv4, /48 of IPv6. */
export function networkOf(ip: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip);
  if (v4?.[1]) return v4[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::', 2);
  const groups = head.split(':').filter(Boolean);
  return [...groups, ...(tail === undefined ? [] : ['0', '0', '0'])].slice(0, 3).join(':');
}

/** Counts one call; answers the seconds to wait where it is one too many, else undefined. Addresses stay in memory only. */
export async function rateExceeded(kind: RateKind, ip: string): Promise<number | undefined> {
  try {
    await Promise.all([limits[kind].address.consume(ip), limits[kind].network.consume(networkOf(ip))]);
    return undefined;
  } catch (refusal) {
    const { msBeforeNext = 60_000 } = refusal as { msBeforeNext?: number };
    return Math.max(1, Math.ceil(msBeforeNext / 1000));
  }
}
