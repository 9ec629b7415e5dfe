import type { APIContext } from 'astro';
import { callBackend } from '../content/backend/backend.ts';
import { rateExceeded } from '../leads/limits/rates.ts';
import { log } from '../runtime/log.ts';

/** The two searches of spec §7 that pages may ask for, each with the parameters that go along. */
const views = {
  '/views/search/default': ['search_api_fulltext', 'full', 'field_domain_access', 'lang', 'page'],
  '/views/news/rest_export_2': ['combine', 'origin', 'field_web_value', 'lang', 'page'],
} as const;

const longestValue = 200;

/**
 * Passes a search on to the backend, with the parameters that it knows; `own` stands where the
 * visitor says nothing. What fails is logged once (spec §8), but not what a visitor asked wrongly;
 * 429 for an address that searches too often, 502 where the backend doesn't answer.
 */
export async function proxyView(
  view: keyof typeof views,
  { url, locals: { brand }, clientAddress }: APIContext,
  own: Record<string, string>,
): Promise<Response> {
  const wait = await rateExceeded('search', clientAddress);
  if (wait) return failure(429, 'Too many searches.', { 'Retry-After': String(wait) });
  const parameters: readonly string[] = views[view];
  const given = [...url.searchParams]
    .filter(([name]) => parameters.includes(name))
    .map(([name, value]) => [name, value.slice(0, longestValue)]);
  const fail = (error: unknown) =>
    log.error({ err: error, brand: brand.code, path: view }, 'a call to the backend failed');
  try {
    const { status, statusText, data } = await callBackend(view, {
      brand,
      query: { ...own, ...Object.fromEntries(given) },
    });
    if (status >= 400 && status < 500)
      log.debug({ status, brand: brand.code, path: view }, 'the backend refused a search');
    else if (status !== 200) fail(new Error(`${status} ${statusText}`));
    if (data === undefined) return failure(status, 'The content backend refused the search.');
    return Response.json(data, {
      status,
      headers: { 'Cache-Control': status === 200 ? 'public, max-age=30' : 'no-store' },
    });
  } catch (error) {
    fail(error);
    return failure(502, 'The content backend does not answer.');
  }
}

const failure = (status: number, message: string, more: Record<string, string> = {}) =>
  Response.json(
    { errors: [{ message }] },
    { status, headers: { 'Cache-Control': 'no-store', ...more } },
  );
