import type { NewsQuery } from '@concierge/contract/newsArchive';
import { format } from '../i18n/format.ts';
import type { Strings } from '../i18n/types.ts';

/**
 * What a page of the news is called in search results and tabs, e.g. `News: Alumni, Page 2 of 3`;
 * the page's own title for the first of all.
 */
export function newsTitle(
  title: string,
  { category, page }: NewsQuery,
  pages: number,
  t: Strings,
): string | undefined {
  if (!category && page === 1) return undefined;
  const named = category ? `${title}: ${t.news.categories[category]}` : title;
  return page > 1 ? `${named}, ${format(t.pagination.pageOf, { n: page, total: pages })}` : named;
}
