import { ssrRequestSchema } from '@concierge/contract/calls';
import type { APIContext } from 'astro';
import { boundedParams, callUpstream, isUpstream, upstreams } from './upstream.ts';

/**
 * `POST /api/ssrPostHandler` and `/api/ssrGetHandler` (spec §7, DESIGN §4.9): `{options: {endpoint, params}, bodyData}` names one of our upstream calls; the
 * answer is `{ok, status, data}`. No address can be given.
 */
export async function handleSsr(method: 'GET' | 'POST', { request, locals }: APIContext): Promise<Response> {
  const parsed = ssrRequestSchema.safeParse(await request.json().catch(() => undefined));
  const endpoint = parsed.data?.options.endpoint ?? '';
  if (!parsed.success || !isUpstream(endpoint) || upstreams[endpoint].method !== method) {
    return Response.json({ errors: [{ message: 'There is no such call.' }] }, { status: 400 });
  }
  const query = boundedParams(endpoint, Object.entries(parsed.data.options.params ?? {}));
  const body = method === 'POST' ? { body: parsed.data.bodyData ?? {} } : {};
  const { status, data } = await callUpstream(endpoint, { brand: locals.brand, query, ...body });
  return Response.json({ ok: status >= 200 && status < 300, status, data }, { headers: { 'Cache-Control': 'no-store' } });
}
