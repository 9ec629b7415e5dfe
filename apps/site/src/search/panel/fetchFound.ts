import type { Lang } from '@concierge/contract/lang';
import type { NewsAnswer, SearchAnswer } from '@concierge/contract/search';

/** What a panel needs to know to search (spec §7). */
export interface Scope {
  readonly lang: Lang;
  readonly brand: string;
  readonly web: string;
}

/** Pages found for a text; throws where the backend can't be asked. */
export function searchPages(
  text: string,
  { lang, brand }: Scope,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  return fetchFound(
    '/views/search/default',
    { search_api_fulltext: text, full: '1', field_domain_access: brand, lang },
    signal,
  );
}

/** News found for a text; throws where the backend can't be asked. */
export function searchNews(
  text: string,
  { lang, web }: Scope,
  signal: AbortSignal,
): Promise<NewsAnswer> {
  return fetchFound(
    '/views/news/rest_export_2',
    { combine: text, origin: '1', field_web_value: web, lang },
    signal,
  );
}

async function fetchFound<T>(
  path: string,
  params: Record<string, string>,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetch(`${path}?${new URLSearchParams(params)}`, { signal });
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as T;
}
