const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The page's blocks by their ids; none where the page shows other sections than its blocks. */
export function blocksById(): Map<string, HTMLElement> {
  const ids = meta('preview-blocks').split(' ').filter(Boolean);
  const sections = [...document.querySelectorAll<HTMLElement>('main [data-block]')];
  return ids.length === sections.length
    ? new Map(sections.map((section, index) => [ids[index] ?? '', section]))
    : new Map();
}

/**
 * Where a block stands, by its id; the whole content for a block that isn't found, and for none.
 */
export const blockElement = (block: string | undefined): Element | null =>
  (block === undefined ? undefined : blocksById().get(block)) ?? document.querySelector('main');
