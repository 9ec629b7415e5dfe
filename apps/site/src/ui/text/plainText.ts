import type { RichText } from '@concierge/contract/richText';
import { parseDocument } from 'htmlparser2';

interface LexicalNode {
  readonly text?: unknown;
  readonly children?: unknown;
}

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

/** The words of rich text without their formatting. */
export const plainText = (value: RichText): string =>
  (typeof value === 'string'
    ? parseDocument(value).children.map(htmlText).join('')
    : lexicalText(value.root)
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A tag separates words; scripts and styles, whose type is their own, have none. */
function htmlText(node: HtmlNode): string {
  if (node.type === 'text') return node.data;
  return node.type === 'tag' ? ` ${node.children.map(htmlText).join('')} ` : '';
}

function lexicalText({ text, children }: LexicalNode): string {
  if (typeof text === 'string') return text;
  return Array.isArray(children)
    ? children.map((child: LexicalNode) => lexicalText(child)).join(' ')
    : '';
}
