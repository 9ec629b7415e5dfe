import { LRUCache } from 'lru-cache';

interface Entry<V> {
  readonly value: V;
  readonly tags: readonly string[];
}

/** A map that forgets what a tag made stale, and the longest unused entries beyond its limit. */
export class TaggedCache<V> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #keysByTag = new Map<string, Set<string>>();

  /** The sum of all weights, which are whole numbers from 1, stays at most at `limit`. */
  constructor(limit: number, weigh: (value: V) => number = () => 1) {
    this.#entries = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ value }) => weigh(value),
      dispose: ({ tags }, key) => this.#untag(key, tags),
    });
  }

  get(key: string): V | undefined {
    return this.#entries.get(key)?.value;
  }

  set(key: string, value: V, tags: Iterable<string>): void {
    this.delete(key);
    const entry = { value, tags: [...tags] };
    this.#entries.set(key, entry);
    if (!this.#entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Forgets every entry that bears one of the tags. */
  drop(tags: Iterable<string>): void {
    for (const tag of tags)
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  #untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
