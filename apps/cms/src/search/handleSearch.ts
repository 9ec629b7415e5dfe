import { brandByCode, registry } from '@concierge/brands/registry';
import type { NewsAnswer, SearchAnswer } from '@concierge/contract/search';
import { loadPrices } from '../finder/handlePrograms.ts';
import type { Publishing } from '../publish/publishing.ts';
import { siteCall } from '../publish/siteCall.ts';
import { excerpt } from './excerpt.ts';
import { getSearch } from './getSearch.ts';

const perPage = 10;
const lastPage = 500;

const requestedPage = (params: URLSearchParams) =>
  Math.min(lastPage, Math.max(0, Math.trunc(Number(params.get('page'))) || 0));

/**
 * `GET /api/views/search/default?search_api_fulltext=&full=1&field_domain_access=&lang=&page=`
 * (spec §7). Any text gives results or none; 400 for an unknown brand.
 */
export const handleSearch = siteCall(
  async (p, params): Promise<SearchAnswer> => {
    const { items, pager, suggestions } = await find(p, params, 'search_api_fulltext');
    const prices = items.some(({ bundle }) => bundle === 'program')
      ? await loadPrices(p)
      : new Map<string, string | undefined>();
    return {
      items: items.map(({ title, body, lead, page: id, bundle, alias, textLang }) => ({
        title,
        lang: textLang,
        body,
        field_lead: lead,
        type: { target_id: String(id), bundle },
        alias,
        field_price: prices.get(alias),
      })),
      pager,
      suggestions: [...suggestions],
    };
  },
  (_, params) =>
    brandByCode(params.get('field_domain_access') ?? '') ??
    'field_domain_access must name a brand.',
);

/**
 * `GET /api/views/news/rest_export_2?combine=&origin=1&field_web_value=&lang=&page=` (spec §7): the
 * news among them.
 */
export const handleNewsSearch = siteCall(
  async (p, params): Promise<NewsAnswer> => {
    const { items, pager } = await find(p, params, 'combine', 'singleNews');
    return {
      items: items.map(({ title, alias, body, lead, date }) => ({
        title,
        alias,
        body,
        field_lead: lead,
        date,
      })),
      pager,
    };
  },
  (_, params) =>
    registry.find(({ id }) => String(id) === params.get('field_web_value')) ??
    'field_web_value must be the id of a school.',
);

/** A page of what is found for the text of a parameter, of all types or one. */
async function find(p: Publishing, params: URLSearchParams, typedIn: string, bundle?: string) {
  const { search, counter } = getSearch(p.payload);
  const page = requestedPage(params);
  const typed = params.get(typedIn) ?? '';
  const scope = { brand: p.brand, lang: p.lang, ...(bundle === undefined ? {} : { bundle }) };
  const found = await search.find(typed, scope, perPage, page * perPage);
  if (page === 0 && !bundle) counter.count(typed, scope, found.missed);
  return {
    items: found.documents.map((document) => ({
      ...document,
      body: excerpt(document.body || document.lead, found.words),
    })),
    pager: { total_items: found.total, current_page: page, items_per_page: perPage },
    suggestions: found.suggestions,
  };
}
