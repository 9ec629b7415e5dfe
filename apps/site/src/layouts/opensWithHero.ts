import type { PageNode } from '@concierge/contract/node';
import { heroTakesTitle } from '../blocks/blockKinds.ts';

/** True where a hero block opens the page and takes its h1. */
export const opensWithHero = (node: PageNode): boolean => heroTakesTitle(node.field_blocks);
