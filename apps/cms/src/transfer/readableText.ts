import { isLang, type Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { documentLeaves } from '../validation/documentLeaves.ts';
import type { ContentDocument } from './contentDocument.ts';
import type { Values } from './contentKinds.ts';

interface Node extends Values {
  readonly type?: string;
  readonly text?: string;
  readonly format?: number | string;
  readonly tag?: string;
  readonly listType?: string;
  readonly children?: readonly Node[];
  readonly fields?: Values;
}

/**
 * What a page says in one language, as Markdown for people; undefined where it isn't translated.
 * Nothing reads it back.
 */
export function readableText(
  payload: Payload,
  { document, draft }: ContentDocument,
  lang: Lang,
): string | undefined {
  const page = draft ?? document;
  const title = inLang(page['title'], lang);
  if (typeof title !== 'string' || title === '') return undefined;
  const texts = documentLeaves(payload.collections.pages.config.flattenedFields, page)
    .filter(({ localized, path }) => localized && path !== 'title' && path !== 'alias')
    .map(({ field, value }) => {
      const own = inLang(value, lang);
      return field.type === 'richText' ? richText(own) : plain(own);
    });
  return `${[`# ${title}`, ...texts].filter(Boolean).join('\n\n')}\n`;
}

function inLang(value: unknown, lang: Lang): unknown {
  const isTranslated =
    typeof value === 'object' && value !== null && Object.keys(value).every(isLang);
  return isTranslated ? (value as Values)[lang] : undefined;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const richText = (value: unknown): string =>
  ((value as { root?: Node } | undefined)?.root?.children ?? []).map(blockText).join('\n\n');

function blockText(node: Node): string {
  const children = node.children ?? [];
  if (node.type === 'list')
    return children
      .map((item, index) => {
        const sign = node.listType === 'number' ? `${index + 1}.` : '-';
        return `${sign} ${(item.children ?? []).map(inlineText).join('')}`;
      })
      .join('\n');
  const text = children.map(inlineText).join('');
  if (node.type === 'heading') return `${'#'.repeat(Number(node.tag?.slice(1) ?? 2))} ${text}`;
  if (node.type === 'quote') return `> ${text}`;
  return node.type === 'horizontalrule' ? '---' : text;
}

function inlineText(node: Node): string {
  const inner = node.text ?? (node.children ?? []).map(inlineText).join('');
  if (node.type === 'linebreak') return '  \n';
  if (node.type === 'link') return `[${inner}](${String(node.fields?.['url'] ?? '')})`;
  const format = Number(node.format ?? 0);
  const marked = format & 2 ? `*${inner}*` : inner;
  return format & 1 ? `**${marked}**` : marked;
}
