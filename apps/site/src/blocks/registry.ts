import type { BlockType } from '@concierge/contract/block';
import type { ComponentType } from 'react';
import { Accordion } from './Accordion/Accordion.tsx';
import type { BlockProps } from './blockProps.ts';
import { CampusList } from './CampusList/CampusList.tsx';
import { Cards } from './Cards/Cards.tsx';
import { ContactInfo } from './ContactInfo/ContactInfo.tsx';
import { Cta } from './Cta/Cta.tsx';
import { Downloads } from './Downloads/Downloads.tsx';
import { EventList } from './EventList/EventList.tsx';
import { Gallery } from './Gallery/Gallery.tsx';
import { Hero } from './Hero/Hero.tsx';
import { Iframe } from './Iframe/Iframe.tsx';
import { Logos } from './Logos/Logos.tsx';
import { MediaBlock } from './MediaBlock/MediaBlock.tsx';
import { NewsList } from './NewsList/NewsList.tsx';
import { People } from './People/People.tsx';
import { ProgramList } from './ProgramList/ProgramList.tsx';
import { Quote } from './Quote/Quote.tsx';
import { RichTextBlock } from './RichTextBlock/RichTextBlock.tsx';
import { SchoolCards } from './SchoolCards/SchoolCards.tsx';
import { Stats } from './Stats/Stats.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TextMedia } from './TextMedia/TextMedia.tsx';
import { Timeline } from './Timeline/Timeline.tsx';
import { Video } from './Video/Video.tsx';
import { Webform } from './Webform/Webform.tsx';

/**
 * Which component shows which block type (spec §2); a new type of the contract asks for its line
 * here.
 */
export const blockRegistry = {
  hero: Hero,
  rich_text: RichTextBlock,
  text_media: TextMedia,
  media: MediaBlock,
  gallery: Gallery,
  cards: Cards,
  accordion: Accordion,
  quote: Quote,
  stats: Stats,
  cta: Cta,
  program_list: ProgramList,
  news_list: NewsList,
  campus_list: CampusList,
  event_list: EventList,
  school_cards: SchoolCards,
  logos: Logos,
  timeline: Timeline,
  tabs: Tabs,
  iframe: Iframe,
  webform: Webform,
  contact_info: ContactInfo,
  people: People,
  downloads: Downloads,
  video: Video,
} as const satisfies { [T in BlockType]: ComponentType<BlockProps<T>> };
