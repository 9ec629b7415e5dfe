import type { Block, BlockOf } from '@concierge/contract/block';

/** True where the page's first block is a hero, which then bears the page's `<h1>`. */
export const heroTakesTitle = (blocks: readonly Block[]): boolean => {
  const [first] = blocks;
  return first?.type === 'hero' && 'field_title' in first && Boolean(first.field_title);
};

/** A form, whose island Astro must place. */
export const isForm = (block: Block): block is BlockOf<'webform'> =>
  block.type === 'webform' && 'form' in block;
