import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import { AnswerCache } from '../cache/AnswerCache.ts';
import { instant } from '../cache/purges.ts';
import { fetchNode, type NodeResult } from './node.ts';

/**
 * Few, for the page front keeps rendered pages: these serve the routes with many queries, search,
 * finder and comparison.
 */
const pages = new AnswerCache<NodeResult>(60);

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
  if (cached) return cached;
  const since = instant();
  const result = await fetchNode(brand, lang, path);
  if (result.kind === 'page') pages.set(key, result, result.answer.tags, since);
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
