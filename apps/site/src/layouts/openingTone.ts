import type { NodeType, PageNode } from '@concierge/contract/node';
import { heroTakesTitle } from '../blocks/blockKinds.ts';

export type Tone = 'paper' | 'tint' | 'ink' | 'brand';

/**
 * The ground that each node type begins on; the header lies on it (docs/design-language.md, tones).
 */
const toneOf = {
  homepage: 'paper',
  lego_page: 'paper',
  school: 'brand',
  program: 'brand',
  singleCampus: 'ink',
  singleNews: 'paper',
  webinar: 'brand',
  open_house: 'brand',
  open_culinary: 'brand',
  meet: 'brand',
  apply: 'tint',
  contact: 'tint',
  brochure: 'tint',
  visit: 'tint',
  refer: 'tint',
  livechat: 'tint',
} as const satisfies Record<NodeType, Tone>;

/**
 * Tone of what a page begins with: that of an opening hero block, else its node type's; error pages
 * begin on the brand's colour.
 */
export function openingTone(node: PageNode | undefined): Tone {
  if (node === undefined) return 'brand';
  const [first] = node.field_blocks;
  return opensWithHero(node) && first && 'field_tone' in first
    ? (first.field_tone ?? 'paper')
    : toneOf[node.type];
}

/** True where a hero block opens the page and takes its h1. */
export const opensWithHero = (node: PageNode): boolean => heroTakesTitle(node.field_blocks);
