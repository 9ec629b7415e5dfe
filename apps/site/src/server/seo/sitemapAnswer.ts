import { log } from '../log.ts';

/** A sitemap as an answer that may be kept for an hour; 503 where the backend gives none. */
export async function sitemapAnswer(make: () => ReadableStream | Promise<ReadableStream>): Promise<Response> {
  try {
    const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
    return new Response(await make(), { headers });
  } catch (error) {
    log.error({ err: error }, 'the sitemap could not be made');
    return new Response('The sitemap can not be made at the moment.', { status: 503, headers: { 'Retry-After': '60' } });
  }
}
