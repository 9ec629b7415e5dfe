import { brandByCode } from '@concierge/brands/registry';
import { defaultLang } from '@concierge/contract/lang';
import type { PageDisk } from '../../cache/pageDisk.ts';
import { isPageFresh, makeEntry, type PageEntry } from '../../cache/pageEntry.ts';
import type { PageMemory } from '../../cache/pageMemory.ts';
import { everything, instant, type Purges } from '../../cache/purges.ts';
import { notFoundPath } from '../../routing/notFoundPath.ts';
import { pathLang } from '../../routing/pathLang.ts';
import { joinRunning } from '../../runtime/joinRunning.ts';
import { log } from '../../runtime/log.ts';
import { errorPage } from '../errorPage.ts';
import { BusyError, type Gate } from '../gate.ts';
import { keyAddress, keyBrandCode } from './pageKeys.ts';
import { type Render, renderEntry } from './renderEntry.ts';

export interface RefresherParts {
  readonly render: Render;
  readonly memory: PageMemory;
  readonly disk: PageDisk | undefined;
  readonly purges: Purges;
  readonly gate: Gate;
  /** Address to render for a key, on the brand's canonical origin. */
  readonly pageUrl: (key: string) => URL;
}

/** A page that fails to renew is left alone for this long, in milliseconds. */
const pauseAfterFailure = 2000;
const maxRefreshedPages = 100;

/** Renders pages and keeps them: one rendering a key at a time, whoever asks. */
export class PageRefresher {
  readonly #parts: RefresherParts;
  readonly #running = new Map<string, Promise<PageEntry>>();

  constructor(parts: RefresherParts) {
    this.#parts = parts;
  }

  /**
   * Renders the page of a key, or joins the rendering that runs. Never throws: without a page it
   * brings an answer with status 500 or 503.
   */
  renew(key: string, hurried = true): Promise<PageEntry> {
    return joinRunning(this.#running, key, () => this.#render(key, hurried));
  }

  /**
   * Renders the most visited pages that bear one of these tags, two at a time; stops where one
   * fails.
   */
  async refresh(tags: readonly string[]): Promise<void> {
    const purged = new Set(tags);
    const stale = [...this.#parts.memory.published()].filter(
      ([, entry]) =>
        entry.hits > 0 && (purged.has(everything) || entry.tags.some((tag) => purged.has(tag))),
    );
    const keys = stale
      .sort(([, a], [, b]) => b.hits - a.hits)
      .slice(0, maxRefreshedPages)
      .map(([key]) => key);
    const work = async () => {
      for (let key = keys.shift(); key !== undefined; key = keys.shift()) {
        if ((await this.renew(key, false)).status >= 500) return;
      }
    };
    await Promise.all([work(), work()]);
  }

  async #render(key: string, hurried: boolean): Promise<PageEntry> {
    const { gate, render, pageUrl, memory } = this.#parts;
    const since = instant();
    try {
      const entry = await gate.run(
        () => renderEntry(render, pageUrl(key), memory.get(key)),
        hurried,
      );
      if (!entry) return await this.#notFound(key, since, hurried);
      if (entry.freshFor > 0) this.#keep(key, entry);
      else this.#postpone(key);
      return entry;
    } catch (error) {
      this.#postpone(key);
      return failure(error, key);
    }
  }

  /**
   * Keeps an entry, though it may be stale already where a purge came while it was rendered: then
   * the next visitor renews it.
   */
  #keep(key: string, entry: PageEntry): void {
    const { memory, disk } = this.#parts;
    entry.hits = (memory.get(key)?.hits ?? 0) >> 1;
    memory.set(key, entry);
    if (key.includes('?') || entry.status === 404) {
      // A page that was there on disk and is gone now must not come back after a restart.
      if (entry.status === 404) disk?.delete(key);
      return;
    }
    disk?.set(key, entry);
  }

  /**
   * The 404 page of a brand and language, which all addresses share where nothing is; kept for this
   * one too, unless something was purged since the backend was asked, and may have come there.
   */
  async #notFound(key: string, since: number, hurried: boolean): Promise<PageEntry> {
    const { memory, disk, purges } = this.#parts;
    const shared = notFoundKey(key);
    const stored = memory.get(shared);
    // A language that the brand has got meanwhile.
    if (shared === key) throw new Error(`${key} is the 404 page itself`);
    const renewed =
      stored && isPageFresh(stored, purges) ? stored : await this.renew(shared, hurried);
    const entry = stored && renewed.status >= 500 ? stored : renewed;
    if (entry.status === 404 && purges.isCurrent(entry.tags, since)) memory.set(key, entry);
    else if (renewed.status >= 500) this.#postpone(key);
    disk?.delete(key);
    return entry;
  }

  #postpone(key: string): void {
    const { memory } = this.#parts;
    const entry = memory.get(key);
    const shared = notFoundKey(key);
    // The page that all missing addresses share goes on for the others.
    if (entry && (key === shared || entry !== memory.get(shared)))
      entry.retryAt = instant() + pauseAfterFailure;
  }
}

/** Key of the 404 page of a key's brand and language. */
const notFoundKey = (key: string): string =>
  `${keyBrandCode(key)} ${notFoundPath(pathLang(keyBrandCode(key), keyAddress(key)) ?? defaultLang)}`;

function failure(error: unknown, key: string): Promise<PageEntry> {
  if (!(error instanceof BusyError)) log.error({ err: error, page: key }, 'rendering failed');
  const [status, own, text] = error instanceof BusyError ? busy : failed(key);
  const headers = [...own, 'cache-control', 'no-store', 'retry-after', '2'];
  return makeEntry(
    { status, own: headers, tags: [], renderedAt: instant(), freshFor: 0 },
    Buffer.from(text),
  );
}

/** In as few words as may be: it is said when there is too much to do. */
const busy = [
  503,
  ['content-type', 'text/plain; charset=utf-8'],
  'Too many requests at once; please try again in a moment.',
] as const;

function failed(key: string) {
  const brand = brandByCode(keyBrandCode(key));
  if (!brand)
    return [
      500,
      ['content-type', 'text/plain; charset=utf-8'],
      'This page can not be shown at the moment.',
    ] as const;
  const { html, policy } = errorPage(brand, pathLang(brand.code, keyAddress(key)) ?? defaultLang);
  return [
    500,
    ['content-type', 'text/html; charset=utf-8', 'content-security-policy', policy],
    html,
  ] as const;
}
