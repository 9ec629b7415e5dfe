import type { RichText } from '@concierge/contract/richText';

interface LexicalNode {
  readonly text?: unknown;
  readonly children?: unknown;
}

/** The words of rich text without their formatting. */
export function plainText(value: RichText): string {
  if (typeof value === 'string')
    return value
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return nodeText(value.root).replaceAll(/\s+/g, ' ').trim();
}

function nodeText({ text, children }: LexicalNode): string {
  if (typeof text === 'string') return text;
  return Array.isArray(children)
    ? children.map((child: LexicalNode) => nodeText(child)).join(' ')
    : '';
}
