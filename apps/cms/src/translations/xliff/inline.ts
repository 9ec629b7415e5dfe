import { type Node, ownText } from '../../text/nonEmptyTextBlocks.ts';
import { xmlText } from './xmlText.ts';

/** A piece of a segment: text, or a mark that a translator moves but doesn't write. */
export type Piece = string | Mark;
export interface Mark {
  /** `pc` goes around text, `ph` stands between. */
  readonly name: 'pc' | 'ph';
  readonly id: string;
  readonly type: string;
  readonly subType?: string | undefined;
  readonly children: readonly Piece[];
}

const subTypes: Readonly<Record<number, string>> = { 1: 'xlf:b', 2: 'xlf:i', 8: 'xlf:u' };

/** A block's text as pieces; `nodes` gets the node that each mark stands for. */
export const blockPieces = (block: Node, nodes: Map<string, Node>): Piece[] =>
  ownText(block).map((node) => toPiece(node, nodes));

function toPiece(node: Node, nodes: Map<string, Node>): Piece {
  const format = Number(node.format || 0);
  if (node.type === 'text' && format === 0) return xmlText(node.text ?? '');
  const id = `c${nodes.size + 1}`;
  nodes.set(id, node);
  if (node.type === 'text')
    return {
      name: 'pc',
      id,
      type: 'fmt',
      subType: subTypes[format] ?? `c:f${format}`,
      children: [xmlText(node.text ?? '')],
    };
  if (node.children) {
    const children = node.children.map((child) => toPiece(child, nodes));
    return { name: 'pc', id, type: 'link', children };
  }
  const isBreak = node.type === 'linebreak';
  return {
    name: 'ph',
    id,
    type: isBreak ? 'fmt' : 'other',
    subType: isBreak ? 'xlf:lb' : undefined,
    children: [],
  };
}

/** Ids of the marks in their order. */
export const markIds = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece.id, ...markIds(piece.children)],
  );

/** Plain text of pieces, marks left out. */
export const textIn = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : textIn(piece.children))).join('');

/** What tells two segments apart: text beside text counts as one. */
export const signature = (segments: readonly (readonly Piece[])[]): string =>
  JSON.stringify(segments.map(merged));

function merged(pieces: readonly Piece[]): unknown[] {
  const result: unknown[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (typeof piece !== 'string') result.push([piece.name, piece.id, merged(piece.children)]);
    else if (piece !== '' && typeof last === 'string') result.push(result.pop() + piece);
    else if (piece !== '') result.push(piece);
  }
  return result;
}

/**
 * The English text with the segments of another language in its blocks, in the direction of that
 * language.
 */
export function rebuild(
  node: Node,
  segments: Map<Node, readonly Piece[]>,
  nodes: ReadonlyMap<string, Node>,
  direction: 'ltr' | 'rtl',
): Node {
  const pieces = segments.get(node);
  const children = (node.children ?? [])
    .filter(({ type }) => !pieces || type === 'list')
    .map((child) => rebuild(child, segments, nodes, direction));
  return {
    ...node,
    ...('direction' in node ? { direction } : {}),
    ...(node.children
      ? { children: [...(pieces ?? []).map((piece) => toNode(piece, nodes)), ...children] }
      : {}),
  };
}

function toNode(piece: Piece, nodes: ReadonlyMap<string, Node>): Node {
  if (typeof piece === 'string') return textNode(piece);
  const node = nodes.get(piece.id) ?? textNode('');
  if (node.type === 'text') return { ...node, text: textIn(piece.children) };
  if (!node.children) return node;
  return { ...node, children: piece.children.map((child) => toNode(child, nodes)) };
}

const textNode = (text: string): Node => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
});
