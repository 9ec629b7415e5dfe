import type { RichText } from '@concierge/contract/richText';
import { parseDocument } from 'htmlparser2';

interface LexicalNode {
  readonly type?: unknown;
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

/** What stands within a word or beside its comma: it separates nothing. */
const inline: ReadonlySet<unknown> = new Set([
  ...['link', 'autolink'],
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'em', 'i', 'mark', 'q', 's', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u'],
]);

/** Other tags separate words; scripts and styles, whose type is their own, have none. */
function htmlText(node: HtmlNode): string {
  if (node.type === 'text') return node.data;
  if (node.type !== 'tag') return '';
  const inner = node.children.map(htmlText).join('');
  return inline.has(node.name) ? inner : ` ${inner} `;
}

/** Paragraphs, line breaks and what else there is separate words. */
function lexicalText({ type, text, children }: LexicalNode): string {
  if (typeof text === 'string') return text;
  const inner = Array.isArray(children) ? children.map(lexicalText).join('') : '';
  return inline.has(type) ? inner : ` ${inner} `;
}
