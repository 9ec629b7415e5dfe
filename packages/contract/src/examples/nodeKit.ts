import type * as z from 'zod/mini';
import type { NodeType, nodeSchema } from '../node.ts';

/** A page node as a backend sends it, before it is parsed. */
export type NodeInput = z.input<typeof nodeSchema>;
/** Named examples of one node type. */
export type NodeExamples = { plain: NodeInput; full: NodeInput; arabic: NodeInput } & Record<
  string,
  NodeInput
>;

/** A node with what every node must have. */
export function page(
  type: NodeType,
  alias: string,
  title: string,
  more: Partial<NodeInput> = {},
): NodeInput {
  const lang = more.lang ?? 'en';
  return {
    id: `example-${type}`,
    type,
    title,
    alias,
    lang,
    translations: { [lang]: `/${lang}${alias}` },
    metatag: { title },
    changed: '2026-11-20T10:00:00Z',
    created: '2026-09-01T10:00:00Z',
    ...more,
  };
}
