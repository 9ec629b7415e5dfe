import type { BlockType } from '@concierge/contract/block';
import type { PageContext } from './pageContext.ts';

/**
 * A page without the lists of a type that editors put there, for what stands in for them shows the
 * same entries.
 */
export function withoutList(page: PageContext, list: BlockType): PageContext {
  if (!page.answer) return page;
  const { node } = page.answer;
  const field_blocks = node.field_blocks.filter(({ type }) => type !== list);
  return { ...page, answer: { ...page.answer, node: { ...node, field_blocks } } };
}
