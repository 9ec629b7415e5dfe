import type { BlockType } from '@concierge/contract/block';
import type { Block } from 'payload';
import { accordionBlock } from './accordion.ts';
import { cardsBlock } from './cards.ts';
import { contactInfoBlock } from './contactInfo.ts';
import { ctaBlock } from './cta.ts';
import { downloadsBlock } from './downloads.ts';
import { heroBlock } from './hero.ts';
import { campusListBlock } from './lists/campusList.ts';
import { eventListBlock } from './lists/eventList.ts';
import { newsListBlock } from './lists/newsList.ts';
import { programListBlock } from './lists/programList.ts';
import { galleryBlock } from './media/gallery.ts';
import { iframeBlock } from './media/iframe.ts';
import { logosBlock } from './media/logos.ts';
import { mediaBlock } from './media/media.ts';
import { textMediaBlock } from './media/textMedia.ts';
import { videoBlock } from './media/video.ts';
import { peopleBlock } from './people.ts';
import { quoteBlock } from './quote.ts';
import { richTextBlock } from './richText.ts';
import { schoolCardsBlock } from './schoolCards.ts';
import { sharedSectionBlock } from './sharedSection.ts';
import { statsBlock } from './stats.ts';
import { tabsBlock } from './tabs.ts';
import { timelineBlock } from './timeline.ts';
import { webformBlock } from './webform.ts';

/**
 * Every block type of the contract with its fields in the admin; a new type of the contract asks to
 * be added here.
 */
const byType = {
  hero: heroBlock,
  rich_text: richTextBlock,
  text_media: textMediaBlock,
  media: mediaBlock,
  gallery: galleryBlock,
  cards: cardsBlock,
  accordion: accordionBlock,
  quote: quoteBlock,
  stats: statsBlock,
  cta: ctaBlock,
  program_list: programListBlock,
  news_list: newsListBlock,
  campus_list: campusListBlock,
  event_list: eventListBlock,
  school_cards: schoolCardsBlock,
  logos: logosBlock,
  timeline: timelineBlock,
  tabs: tabsBlock,
  iframe: iframeBlock,
  webform: webformBlock,
  contact_info: contactInfoBlock,
  people: peopleBlock,
  downloads: downloadsBlock,
  video: videoBlock,
} satisfies Record<BlockType, Block>;

/** Blocks that say something themselves, in the order in which editors choose from them. */
export const contentBlocks: Block[] = Object.values(byType);

/** Blocks of a page. */
export const pageBlocks: Block[] = [...contentBlocks, sharedSectionBlock];
