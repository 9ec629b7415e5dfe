import type { SeedLogo } from '@concierge/demo/footers/types';
import type { Picture } from '@concierge/demo/types';

/** What conversion asks for: ids of what was seeded before, by the names that the content uses. */
export interface References {
  /** What an editor stores for Markdown of the content. */
  readonly richText: (markdown: string) => object;
  /**
   * Id of a picture, drawn logo or clip of the media library; undefined where its file isn't there
   * yet.
   */
  media: (wanted: Picture | SeedLogo | string) => number | undefined;
  readonly forms: Map<string, number>;
  readonly campaigns: Map<string, number>;
  /** Pages by `brand path`. */
  readonly pages: Map<string, number>;
  /** Brands of the document that is being converted; relations to pages are looked up there. */
  readonly brands: readonly string[];
}

/**
 * Id of a name in a map; an unknown name stops the seed, because the content then contradicts
 * itself.
 */
export function requiredId(map: Map<string, number>, name: string, what: string): number {
  const id = map.get(name);
  if (id === undefined)
    throw new Error(`The content names the ${what} "${name}", which doesn't exist`);
  return id;
}
