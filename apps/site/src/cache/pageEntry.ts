import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../runtime/http/encoding.ts';
import type { SerializedResponse } from '../runtime/http/serializedResponse.ts';
import { instant, type Purges } from './purges.ts';

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

/** One encoding of a page. */
export interface Variant {
  readonly encoding: Encoding;
  body: Buffer;
  /** Its whole head as `writeHead` takes it, once it was sent (server/pages/pageHead.ts). */
  head?: string[];
  /** Head and body in one piece, once somebody came back for it. */
  serialized?: SerializedResponse;
}

/**
 * A finished answer, kept for all visitors. Only the encodings that somebody asked for are there;
 * each comes from brotli's bytes.
 */
export interface PageEntry {
  readonly status: number;
  /** Type, policy, location: whatever differs from page to page; flat name, value. */
  readonly own: readonly string[];
  readonly tags: readonly string[];
  readonly etag: string;
  /** When its rendering began; a later purge of one of its tags makes it stale. */
  readonly renderedAt: number;
  /** Milliseconds that it is fresh without news; zero means that it is never kept. */
  readonly freshFor: number;
  /** Version of the purges at which it was last found current. */
  checkedAt: number;
  /** After a failed refresh nobody tries again before this instant. */
  retryAt: number;
  hits: number;
  /** Compressed as small as it gets (Recompressor.ts). */
  isRecompressed: boolean;
  readonly variants: Partial<Record<Encoding, Variant>>;
}

/** True while nothing of an entry was purged since it was rendered, and its time isn't over. */
export const isPageFresh = ({ tags, renderedAt, freshFor }: PageEntry, purges: Purges): boolean =>
  purges.isCurrent(tags, renderedAt) && instant() <= renderedAt + freshFor;

/** Bodies below this many bytes travel as they are. */
const worthCompressing = 600;

export type EntrySource = Pick<PageEntry, 'status' | 'own' | 'tags' | 'renderedAt' | 'freshFor'>;

/**
 * Makes an entry of a rendered body, compressed once; where the page says what it said before, its
 * bytes are taken over.
 */
export async function makeEntry(
  source: EntrySource,
  body: Buffer,
  before?: PageEntry,
): Promise<PageEntry> {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (body.length < worthCompressing) return toPageEntry(source, etag, 'identity', body);
  const compressed = before?.etag === etag ? before.variants.br?.body : undefined;
  const entry = toPageEntry(
    source,
    etag,
    'br',
    compressed ?? (await compress(body, quality.quick)),
  );
  if (compressed) entry.isRecompressed = before?.isRecompressed === true;
  return entry;
}

/**
 * Compresses an entry's bytes as small as they get; about a tenth is saved, at thirty times the
 * work.
 */
export async function recompress(entry: PageEntry): Promise<void> {
  if (entry.isRecompressed || !entry.variants.br) return;
  entry.isRecompressed = true;
  const body = await compress(await fromBrotli(entry.variants.br.body), quality.thorough);
  entry.variants.br = { encoding: 'br', body };
}

/** An entry from its stored parts; `encoding` says what the bytes are. */
export function toPageEntry(
  source: EntrySource,
  etag: string,
  encoding: Encoding,
  body: Buffer,
): PageEntry {
  const { status, own, tags, renderedAt, freshFor } = source;
  const entry: PageEntry = {
    status,
    own,
    tags,
    etag,
    renderedAt,
    freshFor,
    checkedAt: -1,
    retryAt: 0,
    hits: 0,
    isRecompressed: false,
    variants: {},
  };
  entry.variants[encoding] = { encoding, body };
  return entry;
}

/** The variant for an encoding where it is at hand; small bodies have only identity. */
export const readyVariant = (entry: PageEntry, encoding: Encoding): Variant | undefined =>
  entry.variants[encoding] ?? (entry.variants.br ? undefined : entry.variants.identity);

/** The variant for an encoding; made from brotli's bytes the first time, then kept. */
export async function variantFor(entry: PageEntry, encoding: Encoding): Promise<Variant> {
  const ready = readyVariant(entry, encoding);
  if (ready) return ready;
  const identity = entry.variants.br ? await unpack(entry.variants.br.body) : Buffer.alloc(0);
  if (encoding !== 'gzip') return { encoding: 'identity', body: identity };
  const gzip = { encoding, body: await toGzip(identity, { level: 6 }) };
  entry.variants.gzip = gzip;
  return gzip;
}

/**
 * What is asked for without any encoding: by few, and large, so only the latest are kept; a flood
 * of such requests costs no unpacking.
 */
const unpacked = new LRUCache<Buffer, Buffer>({
  maxSize: 4 * 2 ** 20,
  sizeCalculation: ({ length }) => length + 1,
});

async function unpack(body: Buffer): Promise<Buffer> {
  const cached = unpacked.get(body);
  if (cached) return cached;
  const identity = await fromBrotli(body);
  unpacked.set(body, identity);
  return identity;
}

/** Bytes that an entry takes in memory, gzip included before it is there. */
export const pageEntryBytes = ({ variants: { br, identity }, tags }: PageEntry): number =>
  (br ? br.body.length * 2.2 : (identity?.body.length ?? 0)) + tags.length * 64 + 2048;

/** Brotli's scale: while somebody waits, and in the background. */
const quality = { quick: 4, thorough: 10 } as const;

/**
 * The window is as large as the page: the usual one of 4 MB costs more to lay out than the page
 * does to compress.
 */
const compress = (body: Buffer, level: number) =>
  toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        22,
        Math.max(10, Math.ceil(Math.log2(body.length + 16))),
      ),
    },
  });
