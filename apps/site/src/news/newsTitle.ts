import type { Lang } from '@concierge/contract/lang';
import type { NewsQuery } from '@concierge/contract/newsArchive';
import { comma } from '../i18n/comma.ts';
import { format } from '../i18n/format.ts';
import type { Strings } from '../i18n/types.ts';

/**
 * What a page of the news is called in search results and tabs, e.g. `News: Alumni, Page 2 of 3`;
 * the page's own title for the first of all and for one beyond the last.
 */
export function newsTitle(
  title: string,
  { category, page }: NewsQuery,
  pages: number,
  { lang, t }: { readonly lang: Lang; readonly t: Strings },
): string | undefined {
  const isNumbered = page > 1 && page <= pages;
  const parts = [
    category ? `${title}: ${t.news.categories[category]}` : title,
    ...(isNumbered ? [format(t.pagination.pageOf, { n: page, total: pages })] : []),
  ];
  return category || isNumbered ? parts.join(comma(lang)) : undefined;
}
