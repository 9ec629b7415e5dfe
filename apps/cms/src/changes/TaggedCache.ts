interface Entry<V> {
  readonly value: V;
  readonly tags: readonly string[];
  readonly weight: number;
}

/** A map that forgets what a tag made stale, and the longest unused entries beyond its limit. */
export class TaggedCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #limit: number;
  readonly #weigh: (value: V) => number;
  #weight = 0;

  /** The sum of all weights stays at most at `limit`. */
  constructor(limit: number, weigh: (value: V) => number = () => 1) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: V, tags: Iterable<string>): void {
    this.delete(key);
    const entry = { value, tags: [...tags], weight: this.#weigh(value) };
    this.#entries.set(key, entry);
    this.#weight += entry.weight;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
    for (const [oldest] of this.#entries) {
      if (this.#weight <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  /** Forgets every entry that bears one of the tags. */
  drop(tags: Iterable<string>): void {
    for (const tag of tags)
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#keysByTag.clear();
    this.#weight = 0;
  }

  get size(): number {
    return this.#entries.size;
  }
}
