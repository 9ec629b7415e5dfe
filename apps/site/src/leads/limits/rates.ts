import { visitorGroups } from '@concierge/server/proxies/visitorGroups';
import { variable } from '../../runtime/siteVariables.ts';
import { sharedLimit } from './sharedLimit.ts';

/**
 * Submissions allowed in ten minutes: by one address, by one network, and of those without proof.
 * `LEAD_LIMITS=60,600,6` replaces them.
 */
export const leadLimits = variable('LEAD_LIMITS') ?? [60, 600, 6];
const [address, network, unproven] = leadLimits;

const limits = {
  lead: limit('lead', address, network),
  unproven: limit('unproven', unproven, unproven * 5),
  captcha: limit('captcha', address * 5, network * 5),
  // A class behind one address may subscribe, though not all of a network's.
  newsletter: limit('newsletter', address, Math.ceil(network / 3)),
  refusal: limit('refusal', Math.ceil(address / 3), Math.ceil(network / 3)),
  fruitless: limit('fruitless', address * 2, network * 2),
  picture: limit('picture', address * 20, network * 20),
  search: limit('search', address * 20, network * 20),
  rendering: limit('rendering', address * 10, network * 10),
} as const;
export type RateKind = keyof typeof limits;

function limit(name: string, ofVisitor: number, ofNetwork: number) {
  return {
    visitor: sharedLimit(`${name} visitor`, ofVisitor, 600),
    network: sharedLimit(`${name} network`, ofNetwork, 600),
  };
}

/**
 * Counts one call; answers the seconds to wait where it is one too many, else undefined. Addresses
 * stay in memory only.
 */
export async function rateExceeded(kind: RateKind, ip: string): Promise<number | undefined> {
  try {
    const { visitor, network: around } = visitorGroups(ip);
    await limits[kind].visitor(visitor);
    // Only now, so that one who is refused takes nothing from the neighbours.
    await limits[kind].network(around);
    return undefined;
  } catch (refusal) {
    const { msBeforeNext = 60_000 } = refusal as { msBeforeNext?: number };
    return Math.max(1, Math.ceil(msBeforeNext / 1000));
  }
}
