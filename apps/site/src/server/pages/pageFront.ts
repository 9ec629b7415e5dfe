import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageDisk } from '../../cache/pageDisk.ts';
import {
  isPageFresh,
  type PageEntry,
  readyVariant,
  type Variant,
  variantFor,
} from '../../cache/pageEntry.ts';
import type { PageMemory } from '../../cache/pageMemory.ts';
import { instant, type Purges } from '../../cache/purges.ts';
import { answer } from '../../runtime/http/answer.ts';
import { preferredEncoding } from '../../runtime/http/encoding.ts';
import { writeSerialized } from '../../runtime/http/serializedResponse.ts';
import { securityHeaders } from '../../runtime/security/headers.ts';
import { matchesEtag } from '../http/conditional.ts';
import type { PageRefresher } from './PageRefresher.ts';
import { keepInFront, pageHead, serializedPage, stalePageHead } from './pageHead.ts';
import type { Recompressor } from './Recompressor.ts';
import { isRedirect, targetWithQuery } from './targetWithQuery.ts';

export interface FrontParts {
  readonly memory: PageMemory;
  readonly disk: PageDisk | undefined;
  readonly purges: Purges;
  readonly refresher: PageRefresher;
  readonly recompressor: Recompressor;
  /**
   * True while the backend fails: then nobody waits for news of a page that can be shown as it was.
   */
  readonly isBackendDown: () => boolean;
}

/**
 * A visitor of a purged page waits this many milliseconds for the new one, then gets the old one.
 */
const staleAfterMs = 2000;

/** How many pages this process has answered since its start, by where they came from. */
export const pageAnswers = { memory: 0, disk: 0, rendered: 0, stale: 0 };

/**
 * Serves pages from memory, then from disk, then freshly rendered (ADR 16). A hit is answered in
 * the same tick.
 */
export class PageFront {
  readonly #parts: FrontParts;

  constructor(parts: FrontParts) {
    this.#parts = parts;
  }

  /** Answers from memory what is fresh; false where more has to be done. */
  hit(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const { memory, purges } = this.#parts;
    const entry = memory.get(key);
    if (
      !entry ||
      entry.checkedAt !== purges.version ||
      entry.renderedAt + entry.freshFor < instant()
    )
      return false;
    const variant = readyVariant(
      entry,
      preferredEncoding(requestHeader(request, 'accept-encoding')),
    );
    if (!variant) return false;
    pageAnswers.memory += 1;
    this.#parts.recompressor.visited(key, entry);
    const isConditional = requestHeader(request, 'if-none-match') !== undefined;
    if (
      isConditional ||
      isRedirect(entry) ||
      !writeSerialized(request, response, serializedPage(entry, variant))
    )
      send(request, response, entry, variant);
    return true;
  }

  /** Answers whatever the page's state; see `hit` for the quick way. */
  async serve(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const stored = this.#stored(key);
    if (stored) this.#parts.recompressor.visited(key, stored.entry);
    const [chosen, how] = await this.#choose(key, stored?.entry);
    pageAnswers[answerSource(how, stored?.from)] += 1;
    const variant = await variantFor(
      chosen,
      preferredEncoding(requestHeader(request, 'accept-encoding')),
    );
    if (response.headersSent || response.destroyed) return;
    // Also what was purged while it was rendered.
    const isCurrent = isPageFresh(chosen, this.#parts.purges);
    send(request, response, chosen, variant, { how, isCurrent });
  }

  async #choose(key: string, entry: PageEntry | undefined): Promise<[PageEntry, how?: string]> {
    const { refresher, purges, isBackendDown } = this.#parts;
    if (!entry) return [await refresher.renew(key), 'fwd=miss'];
    const now = instant();
    const current = purges.isCurrent(entry.tags, entry.renderedAt);
    if (current) entry.checkedAt = purges.version;
    if (current && now <= entry.renderedAt + entry.freshFor) return [entry];
    if (now < entry.retryAt) return [entry, 'hit; detail=stale-if-error'];
    const renewed = refresher.renew(key, !current);
    if (current || isBackendDown()) return [entry, 'hit; detail=stale-while-revalidate'];
    const fresh = await Promise.race([renewed, sleep(staleAfterMs, undefined, { ref: false })]);
    return fresh && fresh.status < 500
      ? [fresh, 'fwd=stale']
      : [entry, 'hit; detail=stale-if-error'];
  }

  #stored(key: string): StoredPage | undefined {
    const { memory, disk } = this.#parts;
    const entry = memory.get(key);
    if (entry) return { entry, from: 'memory' };
    const stored = key.includes('?') ? undefined : disk?.get(key);
    if (!stored) return undefined;
    memory.set(key, stored);
    return { entry: stored, from: 'disk' };
  }
}

/** A page as it was kept, and where. */
interface StoredPage {
  readonly entry: PageEntry;
  readonly from: 'memory' | 'disk';
}

/** Where an answer came from, by its cache status; one without is a stored page as it is. */
function answerSource(
  how: string | undefined,
  stored: StoredPage['from'] = 'memory',
): keyof typeof pageAnswers {
  if (how === undefined) return stored;
  return how.startsWith('fwd') ? 'rendered' : 'stale';
}

/** How a page is shown: its cache status, and whether it says what the backend has now. */
interface Shown {
  readonly how?: string | undefined;
  readonly isCurrent?: boolean;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  entry: PageEntry,
  variant: Variant,
  { how, isCurrent = true }: Shown = {},
): void {
  if (entry.status === 200 && matchesEtag(requestHeader(request, 'if-none-match'), entry.etag)) {
    response.writeHead(304, [
      'ETag',
      entry.etag,
      'Vary',
      'Accept-Encoding',
      'Cache-Control',
      'public, max-age=0, must-revalidate',
      ...keepInFront(entry, isCurrent),
      ...securityHeaders,
    ]);
    response.end();
    return;
  }
  const target = targetWithQuery(entry, request.url);
  if (target) {
    const headers = ['Location', target, 'Cache-Control', 'private, no-store'];
    answer(request, response, entry.status, '', headers);
    return;
  }
  const head = isCurrent ? pageHead(entry, variant) : stalePageHead(entry, variant);
  response.writeHead(entry.status, how ? [...head, 'Cache-Status', `concierge; ${how}`] : head);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

/** A header that Node never gives as a list. */
const requestHeader = (request: IncomingMessage, name: 'accept-encoding' | 'if-none-match') =>
  request.headers[name] as string | undefined;
