import type { NodeType } from '../node.ts';
import type { NodeExamples } from './nodeKit.ts';
import { contentNodes } from './nodes/content.ts';
import { formNodes } from './nodes/forms.ts';

/** Named examples of every node type (spec §2): documentation and test data. */
export const nodeExamples = { ...contentNodes, ...formNodes } satisfies Record<
  NodeType,
  NodeExamples
>;
