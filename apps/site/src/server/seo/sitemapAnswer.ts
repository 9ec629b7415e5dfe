import { log } from '../../runtime/log.ts';

/**
 * A sitemap as an answer that may be kept for an hour; 404 where no page belongs into it, 503 where
 * the backend gives none.
 */
export async function sitemapAnswer(
  make: () => Promise<ReadableStream | undefined>,
): Promise<Response> {
  try {
    const headers = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    };
    const stream = await make();
    return stream
      ? new Response(stream, { headers })
      : new Response('There is no page for search engines here.', { status: 404 });
  } catch (error) {
    log.error({ err: error }, 'the sitemap could not be made');
    return new Response('The sitemap can not be made at the moment.', {
      status: 503,
      headers: { 'Retry-After': '60' },
    });
  }
}
