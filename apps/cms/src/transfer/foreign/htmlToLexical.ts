import { type Lang, textDirection } from '@concierge/contract/lang';
import { parseDocument } from 'htmlparser2';
import type { LexicalNode } from '../../text/lexicalNode.ts';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

export interface HtmlRules {
  /** An address as it is here; undefined where it leads nowhere. */
  readonly link: (href: string) => string | undefined;
  /** Called with a sentence for each part that formatted texts here don't have. */
  readonly dropped: (why: string) => void;
}

const headings: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};
const formats: Readonly<Record<string, number>> = { b: 1, strong: 1, i: 2, em: 2 };
const containers = new Set(
  'address article aside body center dd details div dl dt figcaption figure footer form header html li main nav p pre section summary table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);
const blockTags = new Set([
  ...containers,
  ...Object.keys(headings),
  'blockquote',
  'hr',
  'ol',
  'ul',
]);
const silent = new Set(['script', 'style', 'template', 'noscript', 'head', 'title']);
const embedded = new Set(
  'img picture iframe video audio object embed svg canvas drupal-media drupal-entity input select textarea button'.split(
    ' ',
  ),
);

const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;

/** HTML as Lexical's JSON with what the editor here has; the rest is unwrapped or dropped. */
export function htmlToLexical(html: string, lang: Lang, rules: HtmlRules): { root: LexicalNode } {
  const direction = textDirection(lang);
  const block = (type: string, children: LexicalNode[], more: object = {}): LexicalNode => ({
    type,
    version: 1,
    format: '',
    indent: 0,
    direction,
    children,
    ...more,
  });
  const paragraph = (children: LexicalNode[]) =>
    block('paragraph', children, { textFormat: 0, textStyle: '' });

  function blocks(nodes: readonly HtmlNode[]): LexicalNode[] {
    const result: LexicalNode[] = [];
    let line: LexicalNode[] = [];
    const endLine = () => {
      const trimmed = trim(line);
      if (trimmed.length > 0) result.push(paragraph(trimmed));
      line = [];
    };
    for (const node of nodes) {
      if (isElement(node) && (blockTags.has(node.name) || hasBlocks(node))) {
        endLine();
        result.push(...toBlockNodes(node));
      } else line.push(...inline(node, 0));
    }
    endLine();
    return result;
  }

  function toBlockNodes(node: HtmlElement): LexicalNode[] {
    const tag = headings[node.name];
    if (tag) {
      const children = trim(node.children.flatMap((child) => inline(child, 0)));
      return children.length > 0 ? [block('heading', children, { tag })] : [];
    }
    if (node.name === 'hr') return [{ type: 'horizontalrule', version: 1 }];
    if (node.name === 'ul' || node.name === 'ol') return toListNodes(node);
    if (node.name === 'table') rules.dropped('A table became paragraphs.');
    if (node.name === 'tr') return toRowNodes(node);
    if (node.name !== 'blockquote') return blocks(node.children);
    const quoted = blocks(node.children).flatMap((one, at) => [
      ...(at > 0 ? [{ type: 'linebreak', version: 1 }] : []),
      ...childNodes(one),
    ]);
    return quoted.length > 0 ? [block('quote', quoted)] : [];
  }

  /** The cells of a row in one paragraph. */
  function toRowNodes(row: HtmlElement): LexicalNode[] {
    const cells = row.children
      .filter(isElement)
      .map((cell) => trim(cell.children.flatMap((child) => inline(child, 0))))
      .filter((cell) => cell.length > 0);
    const joined = cells.flatMap((cell, at) => (at > 0 ? [textNode(' – ', 0), ...cell] : cell));
    return joined.length > 0 ? [paragraph(joined)] : [];
  }

  function toListNodes(list: HtmlElement): LexicalNode[] {
    const items = list.children.filter(isElement).flatMap((item) => {
      const isInner = (child: HtmlNode) =>
        isElement(child) && (child.name === 'ul' || child.name === 'ol');
      const own = item.name === 'li' ? item.children.filter((child) => !isInner(child)) : [];
      const inner = item.name === 'li' ? item.children.filter(isInner) : [item].filter(isInner);
      const text = trim(own.flatMap((child) => inline(child, 0)));
      return [
        ...(text.length > 0 ? [text] : []),
        ...inner.filter(isElement).map((one) => toListNodes(one)),
      ].filter((children) => children.length > 0);
    });
    const isBullets = list.name === 'ul';
    const children = items.map((inner, at) => block('listitem', inner, { value: at + 1 }));
    const more = { listType: isBullets ? 'bullet' : 'number', start: 1, tag: list.name };
    return children.length > 0 ? [block('list', children, more)] : [];
  }

  function inline(node: HtmlNode, format: number): LexicalNode[] {
    if ('data' in node && node.type === 'text') {
      const text = node.data.replaceAll(/\s+/g, ' ');
      return text ? [textNode(text, format)] : [];
    }
    if (!isElement(node) || silent.has(node.name)) return [];
    if (node.name === 'br') return [{ type: 'linebreak', version: 1 }];
    if (embedded.has(node.name)) {
      rules.dropped(`Formatted texts have no <${node.name}>; it was left out.`);
      return [];
    }
    const ownFormat = format | (formats[node.name] ?? 0);
    const children = node.children.flatMap((child) => inline(child, ownFormat));
    const { href } = node.attribs;
    if (node.name !== 'a' || !href || children.length === 0) return children;
    const url = rules.link(href.trim());
    if (url !== undefined) return [linkNode(url, node.attribs['target'] === '_blank', children)];
    rules.dropped('A link leads nowhere; its text was kept.');
    return children;
  }

  const linkNode = (url: string, newTab: boolean, children: LexicalNode[]): LexicalNode => ({
    ...block('link', children),
    version: 3,
    fields: { linkType: 'custom', newTab, url },
  });

  const found = blocks(parseDocument(html).children);
  return { root: block('root', found.length > 0 ? found : [paragraph([])]) };
}

/** The text of HTML, a line for each block. */
export function htmlToText(html: string): string {
  const text = (node: HtmlNode): string => {
    if ('data' in node && node.type === 'text') return node.data.replaceAll(/\s+/g, ' ');
    if (!isElement(node) || silent.has(node.name)) return '';
    if (node.name === 'br') return '\n';
    const inner = node.children.map(text).join('');
    return blockTags.has(node.name) ? `\n${inner}\n` : inner;
  };
  const whole = parseDocument(html).children.map(text).join('');
  return whole
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

const hasBlocks = (node: HtmlElement): boolean =>
  !silent.has(node.name) &&
  node.children.some(
    (child) => isElement(child) && (blockTags.has(child.name) || hasBlocks(child)),
  );

const childNodes = (node: LexicalNode): LexicalNode[] => (node['children'] ?? []) as LexicalNode[];

const textNode = (text: string, format: number): LexicalNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});

/** Without blanks and line breaks at both ends. */
function trim(line: LexicalNode[]): LexicalNode[] {
  const isBlank = (node: LexicalNode | undefined) =>
    node?.type === 'linebreak' || (node?.type === 'text' && !String(node['text']).trim());
  const from = line.findIndex((node) => !isBlank(node));
  if (from < 0) return [];
  const inner = line.slice(from, line.findLastIndex((node) => !isBlank(node)) + 1);
  return inner.map((node, at) => {
    if (node.type !== 'text') return node;
    let text = String(node['text']);
    if (at === 0) text = text.trimStart();
    if (at === inner.length - 1) text = text.trimEnd();
    return { ...node, text };
  });
}
