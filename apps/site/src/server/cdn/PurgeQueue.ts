import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../../runtime/log.ts';
import { replaceFileSync } from '../../runtime/replaceFile.ts';

export interface PurgeQueueParts {
  /** Where what waits is written down. */
  readonly file: string;
  readonly tagsPerCall: number;
  /** Purges tags at the cache in front; throws where it didn't take them. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  /** Milliseconds of the first pause after a failure; each further one is twice as long. */
  readonly firstPause?: number;
}

const longestPause = 30_000;

interface WaitingTag {
  /** How often it was added. */
  readonly times: number;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

/**
 * Tags that the cache in front has yet to purge, on disk: what a process was told of before it died
 * is told by the next one. What the cache doesn't take is told again, with back-off, together with
 * whatever was purged since.
 */
export class PurgeQueue {
  readonly #parts: PurgeQueueParts;
  /** In the order in which each was first added. */
  readonly #waiting: Map<string, WaitingTag>;
  #running = false;

  constructor(parts: PurgeQueueParts) {
    this.#parts = parts;
    const since = Date.now();
    this.#waiting = new Map(readTags(parts.file).map((tag) => [tag, { times: 1, since }]));
  }

  /** Seconds that the oldest purge waits; 0 where none does. */
  lagSeconds(now = Date.now()): number {
    let oldest = now;
    for (const { since } of this.#waiting.values()) oldest = Math.min(oldest, since);
    return (now - oldest) / 1000;
  }

  /** Writes tags down; they are told by `run`, after the site's processes were told of them. */
  add(tags: readonly string[]): void {
    const now = Date.now();
    for (const tag of tags) {
      const { times, since } = this.#waiting.get(tag) ?? { times: 0, since: now };
      this.#waiting.set(tag, { times: times + 1, since });
    }
    this.#write();
  }

  /** Tells whatever waits, until nothing does. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let failures = 0; this.#waiting.size > 0; ) {
      const batch = [...this.#waiting].slice(0, this.#parts.tagsPerCall);
      const tags = batch.map(([tag]) => tag);
      const since = Date.now();
      try {
        await this.#parts.purge(tags);
        failures = 0;
        // What was purged here again meanwhile waits for another call.
        for (const [tag, { times }] of batch) {
          const added = this.#waiting.get(tag)?.times ?? times;
          if (added === times) this.#waiting.delete(tag);
          else this.#waiting.set(tag, { times: added, since });
        }
        this.#write();
      } catch (error) {
        if (failures === 0)
          log.error({ err: error, tags }, 'the cache in front took no purge; trying again');
        const pause = (this.#parts.firstPause ?? 500) * 2 ** failures;
        failures += 1;
        await sleep(Math.min(longestPause, pause), undefined, { ref: false });
      }
    }
    this.#running = false;
  }

  #write(): void {
    const { file } = this.#parts;
    try {
      replaceFileSync(file, JSON.stringify([...this.#waiting.keys()]), { mode: 0o600 });
    } catch (error) {
      log.error({ err: error }, 'purges of the cache in front can not be written down');
    }
  }
}

/** The tags that a file has; none where it isn't there, or is no list of them. */
function readTags(file: string): string[] {
  try {
    const tags: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  } catch {
    return [];
  }
}
