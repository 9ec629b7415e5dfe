import { LRUCache } from 'lru-cache';
import { instant, purges } from '../cache/purges.ts';
import type { NodeResult } from './node.ts';

type Page = NodeResult & { kind: 'page' };

/**
 * Few, for parsed pages are large; the page front keeps the rendered ones. These serve the routes
 * with many queries: search, finder, comparison.
 */
const pages = new LRUCache<string, { page: Page; since: number }>({ max: 60, ttl: 60_000 });

/** The parsed answer for an address, kept until one of its tags is purged, at most a minute. */
export async function parsedOnce(
  key: string,
  load: () => Promise<NodeResult>,
): Promise<NodeResult> {
  const cached = pages.get(key);
  if (cached && purges.isCurrent(cached.page.answer.tags, cached.since)) return cached.page;
  const since = instant();
  const result = await load();
  if (result.kind === 'page') pages.set(key, { page: result, since });
  return result;
}
