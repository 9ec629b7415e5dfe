import type { APIContext } from 'astro';
import { boundedParams, callUpstream, type UpstreamName } from './upstream.ts';

/** Passes a search of spec §7 on to the backend for the page's own brand, with the parameters that it knows. */
export async function proxyView(
  name: UpstreamName,
  { url, locals: { brand } }: APIContext,
  own: Record<string, string>,
): Promise<Response> {
  const query = { ...own, ...boundedParams(name, url.searchParams) };
  const { status, data } = await callUpstream(name, { brand, query });
  return Response.json(data, { status, headers: { 'Cache-Control': status === 200 ? 'public, max-age=30' : 'no-store' } });
}
