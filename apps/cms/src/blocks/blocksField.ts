import type { Block, BlocksField } from 'payload';
import { dropForeignSections } from '../fields/dropForeign.ts';

/** What a page, or a part of one, is made of; below it in the form stands what `after` names. */
export const blocksField = (blocks: Block[], after: readonly string[] = []): BlocksField => ({
  name: 'field_blocks',
  type: 'blocks',
  label: 'Blocks',
  labels: { singular: 'Block', plural: 'Blocks' },
  blocks,
  hooks: { beforeDuplicate: [dropForeignSections] },
  admin: {
    initCollapsed: true,
    ...(after.length > 0 ? { components: { afterInput: [...after] } } : {}),
  },
});
