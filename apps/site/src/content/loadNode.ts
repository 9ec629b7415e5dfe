import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import { fetchNode, type NodeResult } from './node.ts';
import { parsedOnce } from './nodeCache.ts';

/**
 * What stands at an address of a brand and language, from this process's memory or the backend;
 * nothing where the path can't be read: a percent sign begins no code, or a part is empty, as in a
 * calendar's address without a name. Throws BackendError where the backend has no usable answer.
 */
export async function loadNode(
  brand: BrandDefinition,
  lang: Lang,
  { pathname }: URL,
): Promise<NodeResult> {
  const path = decoded(pathname);
  if (path === undefined) return { kind: 'missing', data: undefined };
  return parsedOnce(`${brand.code} ${lang} ${path}`, () => fetchNode(brand, lang, path));
}

/** The path in letters, as the backend is asked for it. */
function decoded(pathname: string): string | undefined {
  try {
    return pathname.includes('//') ? undefined : decodeURI(pathname);
  } catch {
    return undefined;
  }
}
