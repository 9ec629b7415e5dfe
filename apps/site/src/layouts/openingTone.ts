import type { PageNode } from '@concierge/contract/node';
import type { Tone } from './layoutProps.ts';
import { opensWithHero } from './opensWithHero.ts';
import { layouts } from './registry.ts';

/**
 * Tone of what a page begins with: that of an opening hero block, else its node type's; error pages
 * begin on the brand's colour.
 */
export function openingTone(node: PageNode | undefined): Tone {
  if (node === undefined) return 'brand';
  const [first] = node.field_blocks;
  return opensWithHero(node) && first && 'field_tone' in first
    ? (first.field_tone ?? 'paper')
    : layouts[node.type].tone;
}
