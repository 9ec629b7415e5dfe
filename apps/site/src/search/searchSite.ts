import {
  type NewsAnswer,
  newsAnswerSchema,
  type SearchAnswer,
  searchAnswerSchema,
} from '@concierge/contract/search';
import { fetchData } from '../content/backend/helper.ts';
import type { PageContext } from '../content/pageContext.ts';

export type Tab = 'all' | 'news';

/** What a search page shows; `undefined` answers mean that the backend can't be asked now. */
export interface SearchState {
  readonly keyword: string;
  readonly tab: Tab;
  /** From 1. */
  readonly page: number;
  readonly all: SearchAnswer | undefined;
  readonly news: NewsAnswer | undefined;
}

/**
 * Runs both searches of spec §7 for an address; an empty query asks nobody. NEWS is chosen by
 * itself where ALL is empty and NEWS isn't.
 */
export async function searchSite({ brand, lang, url }: PageContext): Promise<SearchState> {
  const keyword = (url.searchParams.get('search_api_fulltext') ?? '').trim().slice(0, 200);
  const page = Math.min(500, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const requestedTab: Tab = url.searchParams.get('tab') === 'news' ? 'news' : 'all';
  if (!keyword) return { keyword, tab: requestedTab, page, all: undefined, news: undefined };
  const at = (tab: Tab) => String(tab === requestedTab ? page - 1 : 0);
  const everywhere = {
    search_api_fulltext: keyword,
    full: '1',
    field_domain_access: brand.code,
    page: at('all'),
    lang,
  };
  const inNews = {
    combine: keyword,
    origin: '1',
    field_web_value: String(brand.id),
    page: at('news'),
    lang,
  };
  const [all, news] = await Promise.all([
    fetchData('/views/search/default', { brand, query: everywhere }, searchAnswerSchema),
    fetchData('/views/news/rest_export_2', { brand, query: inNews }, newsAnswerSchema),
  ]);
  const turn =
    requestedTab === 'all' && all?.pager.total_items === 0 && (news?.pager.total_items ?? 0) > 0;
  // Of the other tab the first page was asked for.
  return { keyword, ...(turn ? { tab: 'news', page: 1 } : { tab: requestedTab, page }), all, news };
}
