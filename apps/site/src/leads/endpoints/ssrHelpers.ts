import { ssrRequestSchema } from '@concierge/contract/calls';
import { requestIdHeader } from '@concierge/server/traces/requestId';
import { settings } from '../../runtime/settings.ts';
import { type CaptchaCall, verifyCaptcha } from '../captcha/captchaEndpoints.ts';
import { isSameOrigin, readJson, sendError, sendJson } from '../http/requests.ts';
import type { FormsStore } from '../intake/formsStore.ts';
import { rateExceeded } from '../limits/rates.ts';

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly data: unknown;
}
/** A call with the forms that this site keeps. */
type SsrCall = CaptchaCall & {
  readonly query: URLSearchParams;
  readonly leads: { readonly forms: Pick<FormsStore, 'newest'> };
};
type Upstream = (
  params: Readonly<Record<string, string>>,
  body: unknown,
  call: SsrCall,
) => Promise<Answer>;

/**
 * Calls that a page may ask the server to make; there is no way to name another address (ADR 15).
 */
const posts: Readonly<Record<string, Upstream>> = {
  captcha: async (_params, body, call) => {
    const data = await verifyCaptcha(body, call);
    return { ok: data.success, status: data.success ? 200 : 400, data };
  },
};
const gets: Readonly<Record<string, Upstream>> = {
  // Of the site's own copy: the backend's call is not for visitors.
  forms: async (_params, _body, { brand, leads }) => ({
    ok: true,
    status: 200,
    data: { forms: leads.forms.newest(brand.code) },
  }),
  slots: ({ from = '', to = '' }, _body, { brand }) =>
    fetchJson('/slots', { brand: brand.code, from, to }, brand.code),
  search: ({ search_api_fulltext = '', page = '0' }, _body, { brand }) =>
    fetchJson(
      '/views/search/default',
      { search_api_fulltext, page, full: '1', field_domain_access: brand.code },
      brand.code,
    ),
};

/** `POST /api/ssrPostHandler` with `{options: {endpoint, params}, bodyData}` (spec §7). */
export const answerSsrPost = (call: SsrCall): Promise<void> => forward(posts, call);
/** `/api/ssrGetHandler` with `{options: {endpoint, params}}` (spec §7). */
export const answerSsrGet = (call: SsrCall): Promise<void> => forward(gets, call);

async function forward(
  upstreams: Readonly<Record<string, Upstream>>,
  call: SsrCall,
): Promise<void> {
  const { request, response, ip } = call;
  if (!isSameOrigin(request)) return sendError(response, 403, 'Not from this site.');
  const wait = await rateExceeded('captcha', ip);
  if (wait) return sendError(response, 429, 'Too many calls.', { 'Retry-After': String(wait) });
  const parsed = ssrRequestSchema.safeParse(await readRequestBody(call));
  if (!parsed.success)
    return sendError(response, 400, 'The body is not {options: {endpoint, params}, bodyData}.');
  const { options, bodyData } = parsed.data;
  const upstream = Object.hasOwn(upstreams, options.endpoint)
    ? upstreams[options.endpoint]
    : undefined;
  if (!upstream) return sendError(response, 404, 'There is no such endpoint.');
  sendJson(response, 200, await upstream(options.params ?? {}, bodyData, call));
}

/** By GET the options come in the query, as JSON. */
async function readRequestBody({ request, query }: SsrCall): Promise<unknown> {
  if (request.method === 'POST') return readJson(request, 16_384);
  try {
    return { options: JSON.parse(query.get('options') ?? '') };
  } catch {
    return undefined;
  }
}

async function fetchJson(
  path: string,
  params: Readonly<Record<string, string>>,
  brand: string,
): Promise<Answer> {
  try {
    const answer = await fetch(`${settings.contentApi}${path}?${new URLSearchParams(params)}`, {
      headers: { accept: 'application/json', entorno: brand, ...requestIdHeader() },
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    });
    return { ok: answer.ok, status: answer.status, data: await answer.json() };
  } catch {
    return { ok: false, status: 502, data: null };
  }
}
