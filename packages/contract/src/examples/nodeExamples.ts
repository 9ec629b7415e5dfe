import type { NodeType } from '../node.ts';
import type { NodeExamples } from './nodeKit.ts';
import { homepage, lego_page, program, school, singleCampus, singleNews } from './nodes/content.ts';
import {
  apply,
  brochure,
  contact,
  livechat,
  meet,
  open_culinary,
  open_house,
  refer,
  visit,
  webinar,
} from './nodes/forms.ts';

/** Named examples of every node type (spec §2): documentation and test data. */
export const nodeExamples = {
  homepage,
  lego_page,
  school,
  program,
  singleCampus,
  singleNews,
  webinar,
  apply,
  contact,
  brochure,
  visit,
  meet,
  open_house,
  open_culinary,
  refer,
  livechat,
} satisfies Record<NodeType, NodeExamples>;
