import {
  type NewsArchive,
  type NewsQuery,
  newsArchiveSchema,
} from '@concierge/contract/newsArchive';
import { fetchData } from '../content/backend/helper.ts';
import type { PageContext } from '../content/pageContext.ts';

/** Asks the backend for a page of this brand's news; undefined where it can't answer. */
export async function fetchNews(
  { brand, lang }: PageContext,
  { category, page }: NewsQuery,
): Promise<NewsArchive | undefined> {
  const query = { lang, category, page: String(page) };
  return fetchData('/news', { brand, query }, newsArchiveSchema);
}
