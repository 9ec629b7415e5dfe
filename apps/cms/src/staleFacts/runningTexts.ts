import { isLang, type Lang } from '@concierge/contract/lang';

/**
 * What is no running text of a page: its facts, which are right by definition, and what nobody
 * reads.
 */
const silent = new Set([
  'program',
  'campus',
  'alias',
  'id',
  'blockType',
  'blockName',
  'field_url',
  'url',
  'createdAt',
  'updatedAt',
  '_status',
]);

/**
 * The running texts of a page, as Payload keeps it in all languages, in exactly one: its plain
 * fields, and a paragraph each of its rich texts.
 */
export function runningTexts(value: unknown, lang: Lang): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => runningTexts(entry, lang));
  if (typeof value !== 'object' || value === null) return [];
  if (isLine(value)) return [nodeText(value)];
  const entries = Object.entries(value);
  const isTranslated = entries.length > 0 && entries.every(([key]) => isLang(key));
  return entries.flatMap(([key, inner]) =>
    (isTranslated ? key !== lang : silent.has(key)) ? [] : runningTexts(inner, lang),
  );
}

interface RichNode {
  readonly text?: unknown;
  readonly children?: unknown;
}

/** A paragraph, heading or list item: its children are texts and links. */
const isLine = (node: RichNode): boolean =>
  Array.isArray(node.children) &&
  (node.children as RichNode[]).some((child) => typeof child.text === 'string');

const nodeText = ({ text, children }: RichNode): string =>
  typeof text === 'string'
    ? text
    : Array.isArray(children)
      ? (children as RichNode[]).map(nodeText).join('')
      : ' ';
