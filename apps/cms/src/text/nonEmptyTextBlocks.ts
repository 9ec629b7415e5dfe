/** A node of Lexical. */
export interface Node {
  readonly type: string;
  readonly text?: string;
  readonly format?: number | string;
  readonly children?: readonly Node[];
  readonly [key: string]: unknown;
}

const textBlocks = new Set(['paragraph', 'heading', 'quote', 'listitem']);

/** The nodes of a block without the lists in it, which are blocks of their own. */
export const ownText = (node: Node): readonly Node[] =>
  (node.children ?? []).filter(({ type }) => type !== 'list');

/** Paragraphs, headings, quotes and list items of a formatted text that hold something. */
export function nonEmptyTextBlocks(node: Node): Node[] {
  const inner = (node.children ?? []).flatMap(nonEmptyTextBlocks);
  return textBlocks.has(node.type) && ownText(node).length > 0 ? [node, ...inner] : inner;
}
