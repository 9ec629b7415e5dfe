import { LRUCache } from 'lru-cache';
import { purges } from './purges.ts';

/** Parsed answers of the backend by key, until one of their tags is purged, at most a minute. */
export class AnswerCache<T extends object> {
  readonly #answers: LRUCache<string, { answer: T; tags: readonly string[]; since: number }>;

  /** `max` answers, for parsed ones are large; the least recently used is dropped first. */
  constructor(max: number) {
    this.#answers = new LRUCache({ max, ttl: 60_000 });
  }

  get(key: string): T | undefined {
    const cached = this.#answers.get(key);
    return cached && purges.isCurrent(cached.tags, cached.since) ? cached.answer : undefined;
  }

  /** Keeps an answer that was asked for at the instant `since`. */
  set(key: string, answer: T, tags: readonly string[], since: number): void {
    this.#answers.set(key, { answer, tags, since });
  }
}
