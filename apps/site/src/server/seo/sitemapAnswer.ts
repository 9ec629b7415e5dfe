import { LRUCache } from 'lru-cache';
import { purges } from '../../cache/purges.ts';
import { rateExceeded } from '../../leads/limits/rates.ts';
import { joinRunning } from '../../runtime/joinRunning.ts';
import { log } from '../../runtime/log.ts';
import { toWebStream } from './sitemap.ts';

/** Which sitemap is asked for, and by whom. */
interface SitemapQuestion {
  /** Brand and path, without a query. */
  readonly key: string;
  /** The visitor's address. */
  readonly ip: string;
}

/** One that is too large to be kept is streamed to each who asks for it. */
type Sitemap = Buffer<ArrayBuffer> | 'none' | 'large';

interface Made {
  readonly sitemap: Sitemap;
  /** The stream that showed that it is too large, from its start: one visitor goes on with it. */
  readonly begun: ReadableStream[];
}

const largestKept = 4 * 2 ** 20;
const sitemaps = new LRUCache<string, { sitemap: Sitemap; version: number }>({
  maxSize: 4 * largestKept,
  sizeCalculation: ({ sitemap }) => sitemap.length + 1,
  ttl: 600_000,
});
const running = new Map<string, Promise<Made>>();
const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
};

/**
 * A sitemap as an answer that may be kept for an hour; made once until something is purged, at most
 * ten minutes, also for those who ask meanwhile. 404 where no page belongs into it, 429 for an
 * address that has had too many made, 503 where the backend gives none.
 */
export async function sitemapAnswer(
  { key, ip }: SitemapQuestion,
  make: () => Promise<ReadableStream | undefined>,
): Promise<Response> {
  const { version } = purges;
  const ready = sitemaps.get(key);
  const current = ready?.version === version ? ready.sitemap : undefined;
  if (current instanceof Buffer) return new Response(current, { headers });
  const wait = await rateExceeded('rendering', ip);
  if (wait) return refusal(429, 'Too many sitemaps.', wait);
  try {
    const { sitemap, begun }: Made = current
      ? { sitemap: current, begun: [] }
      : await joinRunning(running, `${version} ${key}`, () => read(key, version, make));
    const body = sitemap === 'large' ? (begun.pop() ?? (await make())) : sitemap;
    return body && body !== 'none'
      ? new Response(body, { headers })
      : new Response('There is no page for search engines here.', { status: 404 });
  } catch (error) {
    log.error({ err: error }, 'the sitemap could not be made');
    return refusal(503, 'The sitemap can not be made at the moment.', 60);
  }
}

const refusal = (status: number, text: string, wait: number) =>
  new Response(text, { status, headers: { 'Retry-After': String(wait) } });

/** Makes a sitemap and keeps it; of one that is too large only that it is. */
async function read(
  key: string,
  version: number,
  make: () => Promise<ReadableStream<Uint8Array> | undefined>,
): Promise<Made> {
  const keep = (sitemap: Sitemap, begun: ReadableStream[] = []): Made => {
    sitemaps.set(key, { sitemap, version });
    return { sitemap, begun };
  };
  const stream = await make();
  if (!stream) return { sitemap: 'none', begun: [] };
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream.values({ preventCancel: true })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > largestKept) return keep('large', [toWebStream(continued(chunks, stream))]);
  }
  return keep(Buffer.concat(chunks));
}

/** What was read of a stream, then its rest. */
async function* continued(read: readonly Uint8Array[], rest: ReadableStream<Uint8Array>) {
  yield* read;
  yield* rest;
}
