import type { PageNode } from '@concierge/contract/node';

/** True where the page's first block is a hero, which then bears the page's `<h1>`. */
export function opensWithHero({ field_blocks: [first] }: Pick<PageNode, 'field_blocks'>): boolean {
  return first?.type === 'hero' && 'field_title' in first && Boolean(first.field_title);
}
