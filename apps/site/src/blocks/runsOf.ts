import type { Block, BlockOf } from '@concierge/contract/block';

/** Neighbouring blocks that React renders in one go, or one form, whose island Astro must place. */
export type Run = { form: BlockOf<'webform'>; from: number } | { blocks: Block[]; from: number };

/** Cuts a page's blocks into runs, in their order. */
export function runsOf(blocks: readonly Block[]): Run[] {
  const runs: Run[] = [];
  for (const [index, block] of blocks.entries()) {
    const last = runs.at(-1);
    if (isForm(block)) runs.push({ form: block, from: index });
    else if (last && 'blocks' in last) last.blocks.push(block);
    else runs.push({ blocks: [block], from: index });
  }
  return runs;
}

/** True where the page's first block is a hero, which then bears the page's `<h1>`. */
export const heroTakesTitle = (blocks: readonly Block[]): boolean => {
  const [first] = blocks;
  return first?.type === 'hero' && 'field_title' in first && Boolean(first.field_title);
};

const isForm = (block: Block): block is BlockOf<'webform'> =>
  block.type === 'webform' && 'form' in block;
