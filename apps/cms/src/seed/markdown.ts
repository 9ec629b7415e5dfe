import { dirOf, type Lang } from '@concierge/contract/lang';
import type { LexicalNode } from '../text/lexicalNode.ts';
import { inlineNodes } from './markdownInline.ts';

/**
 * Turns the seed's small Markdown (paragraphs, headings, lists, quotes, bold, italic, links) into
 * Lexical's JSON.
 */
export function lexicalOf(markdown: string, lang: Lang): { root: LexicalNode } {
  const block = (type: string, children: LexicalNode[], more: object = {}): LexicalNode => ({
    type,
    version: 1,
    format: '',
    indent: 0,
    direction: dirOf(lang),
    children,
    ...more,
  });
  const nodes = markdown
    .trim()
    .split(/\n{2,}/)
    .map((part) => nodeOf(part.trim(), block));
  return { root: block('root', nodes) };
}

type BlockMaker = (type: string, children: LexicalNode[], more?: object) => LexicalNode;

function nodeOf(part: string, block: BlockMaker): LexicalNode {
  const heading = /^(#{2,4}) (.+)$/.exec(part);
  if (heading)
    return block('heading', inlineNodes(heading[2] ?? ''), { tag: `h${heading[1]?.length ?? 2}` });
  const rows = part.split('\n');
  if (rows.every((row) => row.startsWith('- '))) return listOf(rows, /^- /, 'bullet', block);
  if (rows.every((row) => /^\d+\. /.test(row))) return listOf(rows, /^\d+\. /, 'number', block);
  if (rows.every((row) => row.startsWith('>')))
    return block('quote', inlineNodes(rows.map((row) => row.replace(/^> ?/, '')).join(' ')));
  return block('paragraph', inlineNodes(rows.join(' ')), { textFormat: 0, textStyle: '' });
}

function listOf(
  rows: string[],
  marker: RegExp,
  listType: 'bullet' | 'number',
  block: BlockMaker,
): LexicalNode {
  const items = rows.map((row, index) =>
    block('listitem', inlineNodes(row.replace(marker, '')), { value: index + 1 }),
  );
  return block('list', items, { listType, start: 1, tag: listType === 'bullet' ? 'ul' : 'ol' });
}
