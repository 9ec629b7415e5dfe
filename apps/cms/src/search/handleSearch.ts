import { brandByCode, registry } from '@concierge/brands/registry';
import { defaultLang, isLang } from '@concierge/contract/lang';
import type { NewsAnswer, SearchAnswer } from '@concierge/contract/search';
import type { Payload } from 'payload';
import { loadPrices } from '../finder/handlePrograms.ts';
import type { CallRequest } from '../runtime/http/answerCall.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { excerpt } from './excerpt.ts';
import { getSearch } from './getSearch.ts';
import type { Scope } from './scope.ts';

const perPage = 10;
const lastPage = 500;

const requestedLang = (params: URLSearchParams) => {
  const lang = params.get('lang');
  return isLang(lang) ? lang : defaultLang;
};
const requestedPage = (params: URLSearchParams) =>
  Math.min(lastPage, Math.max(0, Math.trunc(Number(params.get('page'))) || 0));

/**
 * `GET /api/views/search/default?search_api_fulltext=&full=1&field_domain_access=&lang=&page=`
 * (spec §7). Any text gives results or none; 400 for an unknown brand.
 */
export async function handleSearch(payload: Payload, request: CallRequest): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const brand = brandByCode(searchParams.get('field_domain_access') ?? '');
  if (!brand) return problem(400, 'field_domain_access must name a brand.');
  const { items, total, page, suggestions } = await find(
    payload,
    searchParams.get('search_api_fulltext') ?? '',
    { brand: brand.code, lang: requestedLang(searchParams) },
    requestedPage(searchParams),
  );
  const prices = items.some(({ bundle }) => bundle === 'program')
    ? await loadPrices(payload, brand.code, requestedLang(searchParams))
    : new Map<string, string | undefined>();
  const answer: SearchAnswer = {
    items: items.map(({ title, body, lead, page: id, bundle, alias, textLang }) => ({
      title,
      lang: textLang,
      body,
      field_lead: lead,
      type: { target_id: String(id), bundle },
      alias,
      field_price: prices.get(alias),
    })),
    pager: { total_items: total, current_page: page, items_per_page: perPage },
    suggestions: [...suggestions],
  };
  return json(answer);
}

/**
 * `GET /api/views/news/rest_export_2?combine=&origin=1&field_web_value=&lang=&page=` (spec §7): the
 * news among them.
 */
export async function handleNewsSearch(payload: Payload, request: CallRequest): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const web = searchParams.get('field_web_value');
  const brand = registry.find((candidate) => String(candidate.id) === web);
  if (!brand) return problem(400, 'field_web_value must be the id of a school.');
  const scope = { brand: brand.code, lang: requestedLang(searchParams), bundle: 'singleNews' };
  const { items, total, page } = await find(
    payload,
    searchParams.get('combine') ?? '',
    scope,
    requestedPage(searchParams),
  );
  const answer: NewsAnswer = {
    items: items.map(({ title, alias, body, lead, date }) => ({
      title,
      alias,
      body,
      field_lead: lead,
      date,
    })),
    pager: { total_items: total, current_page: page, items_per_page: perPage },
  };
  return json(answer);
}

async function find(payload: Payload, typed: string, scope: Scope, page: number) {
  const { search, counter } = getSearch(payload);
  const found = await search.find(typed, scope, perPage, page * perPage);
  if (page === 0 && !scope.bundle) counter.count(typed, scope, found.missed);
  const items = found.documents.map((document) => ({
    ...document,
    body: excerpt(document.body || document.lead, found.words),
  }));
  return { items, total: found.total, page, suggestions: found.suggestions };
}
