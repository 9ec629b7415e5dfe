import { get } from '../../get.ts';
import { at, type Code, fetchContent } from './brandTable.ts';

type Node = Awaited<ReturnType<typeof fetchContent>>['body']['node'];

/** English paths of a brand that its sitemap lists. */
export async function sitePaths(code: Code): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await get(at(code, path))).text.matchAll(/<loc>([^<]*)/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  const maps = await locations('/sitemap.xml');
  const paths = (await Promise.all(maps.map(locations))).flat();
  return paths.filter((path) => path.startsWith('/en/'));
}

/** What the backend answers for each of a brand's English pages, by path. */
export async function siteNodes(code: Code, under = '/en/'): Promise<Map<string, Node>> {
  const nodes = new Map<string, Node>();
  for (const path of await sitePaths(code))
    if (path.startsWith(under)) nodes.set(path, (await fetchContent(code, path)).body.node);
  return nodes;
}

/** Values of a key, anywhere in an answer. */
export function findAll(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = key in value ? [(value as Record<string, unknown>)[key]] : [];
  return [...own, ...Object.values(value).flatMap((inner) => findAll(inner, key))];
}
