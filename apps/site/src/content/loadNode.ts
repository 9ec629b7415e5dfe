import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import { LRUCache } from 'lru-cache';
import { instant, purges } from '../cache/purges.ts';
import { fetchNode, type NodeResult } from './node.ts';

type Page = Extract<NodeResult, { kind: 'page' }>;

/**
 * Parsed pages until one of their tags is purged, at most a minute. Few, for they are large and the
 * page front keeps rendered ones: these serve the routes with many queries, search, finder and
 * comparison.
 */
const pages = new LRUCache<string, { result: Page; since: number }>({ max: 60, ttl: 60_000 });

/**
 * What stands at an address of a brand and language, from this process's memory or the backend;
 * nothing where no page's path can be so. Throws BackendError where the backend has no usable
 * answer.
 */
export async function loadNode(
  brand: BrandDefinition,
  lang: Lang,
  { pathname }: URL,
): Promise<NodeResult> {
  const path = decoded(pathname);
  if (path === undefined) return { kind: 'missing', data: undefined };
  const key = `${brand.code} ${lang} ${path}`;
  const cached = pages.get(key);
  if (cached && purges.isCurrent(cached.result.answer.tags, cached.since)) return cached.result;
  const since = instant();
  const result = await fetchNode(brand, lang, path);
  if (result.kind === 'page') pages.set(key, { result, since });
  return result;
}

/**
 * The path in letters, as the backend is asked for it; none where a part is empty, as in a
 * calendar's address without a name, or a percent sign begins no code, for the backend decodes too.
 */
function decoded(pathname: string): string | undefined {
  try {
    const path = decodeURI(pathname);
    return /\/\/|%(?![\da-f]{2})/i.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
