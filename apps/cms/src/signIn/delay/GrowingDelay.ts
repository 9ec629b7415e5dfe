import { LRUCache } from 'lru-cache';

/** How many tries are free, and what the next ones cost. */
export interface DelayRule {
  /** Tries that may follow each other without a delay. */
  readonly free: number;
  /** Seconds after the first try that isn't free; each further one doubles them. */
  readonly firstSeconds: number;
  readonly longestSeconds: number;
  /** Seconds after the last try when all is forgotten. */
  readonly forgetSeconds: number;
}
interface Tries {
  readonly count: number;
  /** Milliseconds of the clock before which no further try is taken. */
  readonly until: number;
  /** The same before the last try. */
  readonly before: number;
}

/**
 * Counts tries by a key, and makes the next one wait the longer the more there were. A try counts
 * when it begins, so that many at the same moment don't all go through; one that succeeds is given
 * back. Keys are bounded: the ones that were used least recently go first.
 */
export class GrowingDelay {
  readonly #tries: LRUCache<string, Tries>;
  readonly #rule: DelayRule;
  readonly #now: () => number;

  constructor(rule: DelayRule, now: () => number = Date.now, maxKeys = 50_000) {
    this.#rule = rule;
    this.#now = now;
    this.#tries = new LRUCache({ max: maxKeys });
  }

  /** Seconds until a try of this key is taken, 0 where one is taken at once. */
  wait(key: string): number {
    return Math.max(0, Math.ceil(((this.#get(key)?.until ?? 0) - this.#now()) / 1000));
  }

  /** Counts one try. */
  take(key: string): void {
    const { count = 0, until: before = 0 } = this.#get(key) ?? {};
    const until = this.#now() + this.#delay(count + 1) * 1000;
    this.#tries.set(key, { count: count + 1, until, before });
  }

  /** Takes the last try back, and its delay. */
  giveBack(key: string): void {
    const tries = this.#get(key);
    if (!tries || tries.count <= 1) this.clear(key);
    else this.#tries.set(key, { ...tries, count: tries.count - 1, until: tries.before });
  }

  clear(key: string): void {
    this.#tries.delete(key);
  }

  #get(key: string): Tries | undefined {
    const tries = this.#tries.get(key);
    const end = (tries?.until ?? 0) + this.#rule.forgetSeconds * 1000;
    return tries && this.#now() < end ? tries : undefined;
  }

  #delay(count: number): number {
    const { free, firstSeconds, longestSeconds } = this.#rule;
    if (count < free) return 0;
    return Math.min(longestSeconds, firstSeconds * 2 ** Math.min(count - free, 30));
  }
}
