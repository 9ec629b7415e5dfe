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
import type { LayoutProps } from './layoutProps.ts';
import { NewsLayout } from './news/NewsLayout.tsx';
import { ProgramLayout } from './program/ProgramLayout.tsx';

/**
 * Node type → layout (spec §2: the page shell renders by content type); a new type must be handled
 * here to compile.
 */
export const layouts = {
  homepage: BlocksLayout,
  lego_page: BlocksLayout,
  school: SchoolLayout,
  program: ProgramLayout,
  singleCampus: CampusLayout,
  singleNews: NewsLayout,
  webinar: EventLayout,
  open_house: EventLayout,
  open_culinary: EventLayout,
  meet: EventLayout,
  apply: ApplyLayout,
  contact: ContactLayout,
  brochure: TwoColumnLayout,
  visit: TwoColumnLayout,
  refer: TwoColumnLayout,
  livechat: TwoColumnLayout,
} as const satisfies Record<NodeType, ComponentType<LayoutProps>>;

reactOnly(...Object.values(layouts));
