import type { PageNode } from '@concierge/contract/node';
import { siteLink } from '../routing/link.ts';
import type { PageContext } from './pageContext.ts';

/**
 * Full address of a page's document: the page's own, or that of the original where the page shows
 * another language than its address names.
 */
export function documentUrl(
  { lang, translations }: PageNode,
  { origin, path }: Pick<PageContext, 'origin' | 'path'>,
): string {
  const original = translations[lang];
  const isOwn = path.startsWith(`/${lang}/`) || original === undefined;
  return origin + (isOwn ? path : siteLink(original, lang));
}
