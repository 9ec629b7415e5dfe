import { visitorGroups } from '@concierge/server/proxies/visitorGroups';
import { LRUCache } from 'lru-cache';
import { rateExceeded } from '../../leads/limits/rates.ts';

/** Visitors as the rates count them: of IPv6 a whole line. */
const spent = new LRUCache<string, true>({ max: 20_000 });

/**
 * Counts a call to the backend by which an address got nothing: a file that isn't there, or a
 * version that isn't the file's.
 */
export async function countFruitless(ip: string): Promise<void> {
  const wait = await rateExceeded('fruitless', ip);
  if (wait) spent.set(visitorGroups(ip).visitor, true, { ttl: wait * 1000 });
}

/**
 * True for an address that has made the backend search in vain too often: it gets only what the
 * site has already.
 */
export const isSpent = (ip: string): boolean => spent.has(visitorGroups(ip).visitor);
