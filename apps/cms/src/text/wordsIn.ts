import { type Node, nonEmptyTextBlocks, ownText } from './nonEmptyTextBlocks.ts';

/** What a text says, without its formats: of a formatted text a line for each of its blocks. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const root = (value as { root?: Node } | null | undefined)?.root;
  return root ? nonEmptyTextBlocks(root).map(nodeText).join('\n').trim() : '';
}

const nodeText = (node: Node): string =>
  ownText(node)
    .map((child) => child.text ?? (child.type === 'linebreak' ? ' ' : nodeText(child)))
    .join('');
