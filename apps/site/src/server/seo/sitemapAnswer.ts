import { LRUCache } from 'lru-cache';
import { purges } from '../../cache/purges.ts';
import { rateExceeded } from '../../leads/limits/rates.ts';
import { log } from '../../runtime/log.ts';

/** Which sitemap is asked for, and by whom. */
interface SitemapQuestion {
  /** Brand and path, without a query. */
  readonly key: string;
  /** The visitor's address. */
  readonly ip: string;
}

const largestKept = 4 * 2 ** 20;
const sitemaps = new LRUCache<string, { body: Buffer<ArrayBuffer>; version: number }>({
  maxSize: 4 * largestKept,
  sizeCalculation: ({ body }) => body.length + 1,
  ttl: 600_000,
});
const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

/**
 * A sitemap as an answer that may be kept for an hour; made once until something is purged, at most
 * ten minutes. 404 where no page belongs into it, 429 for an address that has had too many made,
 * 503 where the backend gives none.
 */
export async function sitemapAnswer(
  { key, ip }: SitemapQuestion,
  make: () => Promise<ReadableStream | undefined>,
): Promise<Response> {
  const { version } = purges;
  const ready = sitemaps.get(key);
  if (ready?.version === version) return new Response(ready.body, { headers });
  const wait = await rateExceeded('rendering', ip);
  if (wait) return refusal(429, 'Too many sitemaps.', wait);
  try {
    const stream = await make();
    return stream
      ? new Response(stream.pipeThrough(keepAs(key, version)), { headers })
      : new Response('There is no page for search engines here.', { status: 404 });
  } catch (error) {
    log.error({ err: error }, 'the sitemap could not be made');
    return refusal(503, 'The sitemap can not be made at the moment.', 60);
  }
}

const refusal = (status: number, text: string, wait: number) =>
  new Response(text, { status, headers: { 'Retry-After': String(wait) } });

/** Keeps what passes, once all of it has; a sitemap that is too large is made anew each time. */
function keepAs(key: string, version: number): TransformStream<Uint8Array, Uint8Array> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > largestKept) chunks = [];
      else chunks.push(chunk);
      controller.enqueue(chunk);
    },
    flush() {
      if (size <= largestKept) sitemaps.set(key, { body: Buffer.concat(chunks), version });
    },
  });
}
