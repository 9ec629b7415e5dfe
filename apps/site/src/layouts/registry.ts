import type { NodeType } from '@concierge/contract/node';
import type { ComponentType } from 'react';
import { reactOnly } from '../ui/reactOnly.ts';
import { BlocksLayout } from './blocks/BlocksLayout.tsx';
import { SchoolLayout } from './blocks/SchoolLayout.tsx';
import { CampusLayout } from './campus/CampusLayout.tsx';
import { EventLayout } from './event/EventLayout.tsx';
import { ApplyLayout } from './form/ApplyLayout.tsx';
import { ContactLayout } from './form/ContactLayout.tsx';
import { TwoColumnLayout } from './form/TwoColumnLayout.tsx';
import type { LayoutProps, Tone } from './layoutProps.ts';
import { NewsLayout } from './news/NewsLayout.tsx';
import { ProgramLayout } from './program/ProgramLayout.tsx';

/**
 * Node type → layout (spec §2: the page shell renders by content type), and the ground that it
 * begins on (docs/design-language.md, tones); a new type must be handled here to compile.
 */
export const layouts = {
  homepage: { Layout: BlocksLayout, tone: 'paper' },
  lego_page: { Layout: BlocksLayout, tone: 'paper' },
  school: { Layout: SchoolLayout, tone: 'brand' },
  program: { Layout: ProgramLayout, tone: 'brand' },
  singleCampus: { Layout: CampusLayout, tone: 'ink' },
  singleNews: { Layout: NewsLayout, tone: 'paper' },
  webinar: { Layout: EventLayout, tone: 'brand' },
  open_house: { Layout: EventLayout, tone: 'brand' },
  open_culinary: { Layout: EventLayout, tone: 'brand' },
  meet: { Layout: EventLayout, tone: 'brand' },
  apply: { Layout: ApplyLayout, tone: 'tint' },
  contact: { Layout: ContactLayout, tone: 'tint' },
  brochure: { Layout: TwoColumnLayout, tone: 'tint' },
  visit: { Layout: TwoColumnLayout, tone: 'tint' },
  refer: { Layout: TwoColumnLayout, tone: 'tint' },
  livechat: { Layout: TwoColumnLayout, tone: 'tint' },
} as const satisfies Record<NodeType, { Layout: ComponentType<LayoutProps>; tone: Tone }>;

reactOnly(...Object.values(layouts).map(({ Layout }) => Layout));
