import type { RichText } from '@concierge/contract/richText';
import { type Publishing, storedRelated } from '../publishing.ts';
import { pageAddress } from './pageAddress.ts';

interface Node {
  [key: string]: unknown;
  type: string;
  children?: Node[];
  text?: string;
  fields?: { linkType?: string; url?: string; doc?: { value?: number | { id: number } } | null };
}

/**
 * Rich text as Lexical, links to pages resolved to their addresses; undefined where nothing is
 * written.
 */
export async function publishRichText(
  p: Publishing,
  text: unknown,
): Promise<Exclude<RichText, string> | undefined> {
  if (typeof text !== 'object' || text === null || !('root' in text)) return undefined;
  const root = text.root as Node;
  if (!holdsSomething(root)) return undefined;
  return { root: { ...root, children: await publishNodes(p, root.children ?? []) } };
}

const holdsSomething = (node: Node): boolean =>
  node.type === 'horizontalrule' ||
  (node.text ?? '').trim() !== '' ||
  (node.children ?? []).some(holdsSomething);

async function publishNodes(p: Publishing, nodes: Node[]): Promise<Node[]> {
  return (await Promise.all(nodes.map((node) => publishNode(p, node)))).flat();
}

async function publishNode(p: Publishing, node: Node): Promise<Node[]> {
  const children = node.children && (await publishNodes(p, node.children));
  const copy = children ? { ...node, children } : node;
  if (node.type !== 'link' || node.fields?.linkType !== 'internal') return [copy];
  const page = await storedRelated(p, 'pages', node.fields.doc?.value);
  const url = page && pageAddress(p, page);
  if (!url) return children ?? [];
  const { doc: _, ...fields } = node.fields;
  return [{ ...copy, fields: { ...fields, linkType: 'custom', url } }];
}
