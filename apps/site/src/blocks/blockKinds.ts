import type { Block, BlockOf } from '@concierge/contract/block';

/** A form, whose island Astro must place. */
export const isForm = (block: Block): block is BlockOf<'webform'> =>
  block.type === 'webform' && 'form' in block;
