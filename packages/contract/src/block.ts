import * as z from 'zod/mini';
import { accordionBlockSchema } from './blocks/accordion.ts';
import { campusListBlockSchema } from './blocks/campusList.ts';
import { cardsBlockSchema } from './blocks/cards.ts';
import { contactInfoBlockSchema } from './blocks/contactInfo.ts';
import { ctaBlockSchema } from './blocks/cta.ts';
import { downloadsBlockSchema } from './blocks/downloads.ts';
import { eventListBlockSchema } from './blocks/eventList.ts';
import { galleryBlockSchema } from './blocks/gallery.ts';
import { heroBlockSchema } from './blocks/hero.ts';
import { iframeBlockSchema } from './blocks/iframe.ts';
import { logosBlockSchema } from './blocks/logos.ts';
import { mediaBlockSchema } from './blocks/media.ts';
import { newsListBlockSchema } from './blocks/newsList.ts';
import { peopleBlockSchema } from './blocks/people.ts';
import { programListBlockSchema } from './blocks/programList.ts';
import { quoteBlockSchema } from './blocks/quote.ts';
import { richTextBlockSchema } from './blocks/richText.ts';
import { schoolCardsBlockSchema } from './blocks/schoolCards.ts';
import { statsBlockSchema } from './blocks/stats.ts';
import { tabsBlockSchema } from './blocks/tabs.ts';
import { textMediaBlockSchema } from './blocks/textMedia.ts';
import { timelineBlockSchema } from './blocks/timeline.ts';
import { videoBlockSchema } from './blocks/video.ts';
import { webformBlockSchema } from './blocks/webform.ts';

/** Every block type of the wire with its schema. */
export const blockSchemas = {
  hero: heroBlockSchema,
  rich_text: richTextBlockSchema,
  text_media: textMediaBlockSchema,
  media: mediaBlockSchema,
  gallery: galleryBlockSchema,
  cards: cardsBlockSchema,
  accordion: accordionBlockSchema,
  quote: quoteBlockSchema,
  stats: statsBlockSchema,
  cta: ctaBlockSchema,
  program_list: programListBlockSchema,
  news_list: newsListBlockSchema,
  campus_list: campusListBlockSchema,
  event_list: eventListBlockSchema,
  school_cards: schoolCardsBlockSchema,
  logos: logosBlockSchema,
  timeline: timelineBlockSchema,
  tabs: tabsBlockSchema,
  iframe: iframeBlockSchema,
  webform: webformBlockSchema,
  contact_info: contactInfoBlockSchema,
  people: peopleBlockSchema,
  downloads: downloadsBlockSchema,
  video: videoBlockSchema,
} as const;
export type BlockType = keyof typeof blockSchemas;
export type BlockOf<T extends BlockType> = z.output<(typeof blockSchemas)[T]>;
export type KnownBlock = { [T in BlockType]: BlockOf<T> }[BlockType];

/**
 * A block whose type nobody knows; it is shown as '*Component for {type} is required' (spec §2).
 */
export interface UnknownBlock {
  type: string;
  unknown: true;
}
export type Block = KnownBlock | UnknownBlock;

export const isBlockType = (type: unknown): type is BlockType =>
  typeof type === 'string' && Object.hasOwn(blockSchemas, type);

/** Whether a block is one of the contract's. */
export const isKnownBlock = (block: Block): block is KnownBlock =>
  isBlockType(block.type) && !('unknown' in block);

/** One block by its `type`; an unknown type passes, a known one must fit its schema. */
export const blockSchema: z.ZodMiniType<Block> = z.pipe(
  z.looseObject({ type: z.string() }),
  z.transform((value, context): Block => {
    if (!isBlockType(value.type)) return { type: value.type, unknown: true };
    const parsed = blockSchemas[value.type].safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues)
      context.issues.push({
        code: 'custom',
        message: issue.message,
        path: issue.path,
        input: value,
      });
    return z.NEVER;
  }),
);
