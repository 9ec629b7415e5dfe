import { LRUCache } from 'lru-cache';

/**
 * What was read from JSON, by its text: the same object each time, and never stale (ADR 16). The
 * least recently used is dropped first.
 */
export class JsonMemo<T extends object> {
  readonly #objects: LRUCache<string, T>;
  readonly #parse: (json: unknown) => T | undefined;

  /** `bytes` that text and objects may take, an object about twice the length of its text. */
  constructor(bytes: number, parse: (json: unknown) => T | undefined) {
    this.#parse = parse;
    this.#objects = new LRUCache({
      maxSize: bytes,
      sizeCalculation: (_, text) => text.length * 4 + 500,
    });
  }

  /** The object that this JSON stands for; undefined, each time anew, where it stands for none. */
  read(json: unknown): T | undefined {
    const text = JSON.stringify(json) ?? '';
    const cached = this.#objects.get(text);
    if (cached) return cached;
    const object = this.#parse(json);
    if (object) this.#objects.set(text, object);
    return object;
  }
}
