import type { Lang } from '@concierge/contract/lang';
import type { RichText } from '@concierge/contract/richText';
import { escapeMarkup } from '@concierge/server/text/escapeMarkup';
import sanitize from 'sanitize-html';
import { siteLink } from '../../routing/link.ts';

interface RichNode {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly url?: unknown;
  readonly fields?: { readonly url?: unknown };
  readonly children?: unknown;
}

/**
 * A consent's text as HTML: words and links only, whatever the backend sends; links open beside the
 * form, so that nothing typed is lost.
 */
export function consentHtml(body: RichText, lang: Lang): string {
  return sanitize(typeof body === 'string' ? body : nodesHtml(body.root.children), {
    allowedTags: ['a', 'strong', 'em'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: {
      a: (_, { href = '' }) => ({
        tagName: 'a',
        attribs: { href: siteLink(href, lang), target: '_blank', rel: 'noopener' },
      }),
    },
  }).trim();
}

function nodesHtml(nodes: unknown): string {
  return Array.isArray(nodes) ? nodes.map((node: RichNode) => nodeHtml(node)).join('') : '';
}

function nodeHtml(node: RichNode): string {
  if (typeof node.text === 'string')
    return sanitize(node.text, { allowedTags: [], disallowedTagsMode: 'escape' });
  const inner = nodesHtml(node.children);
  const url = node.fields?.url ?? node.url;
  if ((node.type === 'link' || node.type === 'autolink') && typeof url === 'string')
    return `<a href="${escapeMarkup(url)}">${inner}</a>`;
  return node.type === 'paragraph' || node.type === 'linebreak' ? `${inner} ` : inner;
}
