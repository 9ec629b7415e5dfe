import {
  type NewsArchive,
  type NewsQuery,
  newsArchiveSchema,
} from '@concierge/contract/newsArchive';
import { callHelper } from '../content/backend/helper.ts';
import type { PageContext } from '../content/pageContext.ts';

/** Asks the backend for a page of this brand's news; undefined where it can't answer. */
export async function fetchNews(
  { brand, lang }: PageContext,
  { category, page }: NewsQuery,
): Promise<NewsArchive | undefined> {
  const result = await callHelper('/news', {
    brand,
    query: { lang, category, page: String(page) },
  });
  return result && 'data' in result ? newsArchiveSchema.safeParse(result.data).data : undefined;
}
