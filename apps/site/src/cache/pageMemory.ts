import { LRUCache } from 'lru-cache';
import { type PageEntry, pageEntryBytes } from './pageEntry.ts';

/**
 * The pages in memory, in three shares that can't push each other out: published pages, their
 * variants by query, and addresses where nothing is published. Made-up addresses and queries fill
 * only their own share. Each share drops what was used least recently.
 */
export class PageMemory {
  readonly #published: LRUCache<string, PageEntry>;
  readonly #queried: LRUCache<string, PageEntry>;
  readonly #missing: LRUCache<string, PageEntry>;

  /**
   * `bytes` for the published pages; variants get a quarter of that, missing addresses a sixteenth.
   */
  constructor(bytes: number) {
    const share = (size: number) =>
      new LRUCache<string, PageEntry>({
        maxSize: Math.max(1, Math.floor(size)),
        sizeCalculation: entrySize,
      });
    this.#published = share(bytes);
    this.#queried = share(bytes / 4);
    this.#missing = share(bytes / 16);
  }

  get(key: string): PageEntry | undefined {
    return key.includes('?')
      ? (this.#queried.get(key) ?? this.#missing.get(key))
      : (this.#published.get(key) ?? this.#missing.get(key));
  }

  set(key: string, entry: PageEntry): void {
    const home = this.#cacheShare(key, entry);
    for (const share of [this.#published, this.#queried, this.#missing])
      if (share !== home) share.delete(key);
    home.set(key, entry);
  }

  /** Published pages with their keys, most recently used first. */
  published(): Iterable<[string, PageEntry]> {
    return this.#published.entries();
  }

  get stats() {
    return {
      published: this.#published.size,
      queried: this.#queried.size,
      missing: this.#missing.size,
      bytes: Math.round(
        this.#published.calculatedSize +
          this.#queried.calculatedSize +
          this.#missing.calculatedSize,
      ),
    };
  }

  #cacheShare(key: string, entry: PageEntry): LRUCache<string, PageEntry> {
    if (entry.status === 404) return this.#missing;
    return key.includes('?') ? this.#queried : this.#published;
  }
}

const entrySize = (entry: PageEntry) => Math.ceil(pageEntryBytes(entry));
