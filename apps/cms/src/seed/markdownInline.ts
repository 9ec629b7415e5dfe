import type { LexicalNode } from '../text/lexicalNode.ts';

const bold = 1;
const italic = 2;
const inline = /\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|\[(?<text>[^\]]+)\]\((?<url>[^)\s]+)\)/u;

/** Bold, italic, links and plain text of one paragraph. */
export function inlineNodes(text: string, format = 0): LexicalNode[] {
  const match = inline.exec(text);
  if (!match?.groups) return text ? [textNode(text, format)] : [];
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  return [
    ...inlineNodes(before, format),
    ...matched(match.groups, format),
    ...inlineNodes(after, format),
  ];
}

function matched({ strong, em, text, url }: Record<string, string>, format: number): LexicalNode[] {
  if (strong) return inlineNodes(strong, format | bold);
  if (em) return inlineNodes(em, format | italic);
  return [linkNode(url ?? '', inlineNodes(text ?? '', format))];
}

const textNode = (text: string, format: number): LexicalNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});

const linkNode = (url: string, children: LexicalNode[]): LexicalNode => ({
  type: 'link',
  version: 3,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  fields: { linkType: 'custom', newTab: false, url },
});
