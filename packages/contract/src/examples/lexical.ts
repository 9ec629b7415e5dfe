import type { RichText } from '../values/richText.ts';

interface LexicalNode {
  [key: string]: unknown;
  type: string;
}

const element = (type: string, children: LexicalNode[], more: object = {}): LexicalNode => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
  ...more,
});

/** Lexical's text node; format 1 is bold, 2 italic. */
export const words = (text: string, format = 0): LexicalNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  style: '',
  mode: 'normal',
  detail: 0,
});
/** A link within running text. */
export const anchor = (text: string, url: string): LexicalNode =>
  element('link', [words(text)], { fields: { url, linkType: 'custom', newTab: false } });

const inline = (parts: (string | LexicalNode)[]) =>
  parts.map((part) => (typeof part === 'string' ? words(part) : part));

export const paragraph = (...parts: (string | LexicalNode)[]): LexicalNode =>
  element('paragraph', inline(parts), { textFormat: 0 });
export const heading = (tag: 'h2' | 'h3' | 'h4', text: string): LexicalNode =>
  element('heading', [words(text)], { tag });
export const quotation = (text: string): LexicalNode => element('quote', [words(text)]);
export const rule = (): LexicalNode => ({ type: 'horizontalrule', version: 1 });
export const bullets = (...items: string[]): LexicalNode => listing('bullet', 'ul', items);
export const numbers = (...items: string[]): LexicalNode => listing('number', 'ol', items);
export const table = (head: string[], ...rows: string[][]): LexicalNode =>
  element('table', [tableRow(head, 1), ...rows.map((row) => tableRow(row, 0))]);

/** Lexical's JSON as our backend stores rich text. */
export const richText = (...children: LexicalNode[]): RichText => ({
  root: element('root', children) as never,
});

function listing(listType: string, tag: string, items: string[]): LexicalNode {
  const children = items.map((item, index) =>
    element('listitem', [words(item)], { value: index + 1 }),
  );
  return element('list', children, { listType, tag, start: 1 });
}

function tableRow(cells: string[], headerState: number): LexicalNode {
  const children = cells.map((cell) =>
    element('tablecell', [paragraph(cell)], { headerState, colSpan: 1, rowSpan: 1 }),
  );
  return element('tablerow', children);
}
