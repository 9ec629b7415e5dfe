import type { BlockType } from '../block.ts';
import { accordion } from './blocks/accordion.ts';
import { cards } from './blocks/cards.ts';
import { cta } from './blocks/cta.ts';
import { gallery } from './blocks/gallery.ts';
import { hero } from './blocks/hero.ts';
import { listBlocks } from './blocks/lists.ts';
import { logos } from './blocks/logos.ts';
import { media } from './blocks/media.ts';
import { quote } from './blocks/quote.ts';
import { rich_text } from './blocks/richText.ts';
import { school_cards } from './blocks/schoolCards.ts';
import { smallBlocks } from './blocks/small.ts';
import { stats } from './blocks/stats.ts';
import { tabs } from './blocks/tabs.ts';
import { text_media } from './blocks/textMedia.ts';
import { timeline } from './blocks/timeline.ts';
import type { BlockExamples } from './kit.ts';

/**
 * Named examples of every block type: documentation, test data and the style guide's content at
 * once.
 */
export const blockExamples = {
  hero,
  rich_text,
  text_media,
  media,
  gallery,
  cards,
  accordion,
  quote,
  stats,
  cta,
  ...listBlocks,
  school_cards,
  logos,
  timeline,
  tabs,
  ...smallBlocks,
} satisfies { [T in BlockType]: BlockExamples<T> };
