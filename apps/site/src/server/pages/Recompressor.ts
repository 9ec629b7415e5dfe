import { setTimeout as sleep } from 'node:timers/promises';
import type { PageDisk } from '../../cache/pageDisk.ts';
import { type PageEntry, recompress } from '../../cache/pageEntry.ts';
import type { PageMemory } from '../../cache/pageMemory.ts';
import { log } from '../../runtime/log.ts';

interface RecompressorParts {
  readonly memory: PageMemory;
  readonly disk: PageDisk | undefined;
}

/** Visits after which a page is worth the work. */
const minVisits = 3;
const maxWaiting = 500;

/**
 * Compresses pages that are visited again as small as they get, one at a time, and rests four times
 * as long as it works.
 */
export class Recompressor {
  readonly #parts: RecompressorParts;
  readonly #waiting = new Map<string, PageEntry>();
  #isWorking = false;

  constructor(parts: RecompressorParts) {
    this.#parts = parts;
  }

  /** Tells of one more visit. */
  visited(key: string, entry: PageEntry): void {
    entry.hits += 1;
    if (entry.hits < minVisits || entry.isRecompressed || this.#waiting.size >= maxWaiting) return;
    this.#waiting.set(key, entry);
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (const [key, entry] of this.#waiting) {
      this.#waiting.delete(key);
      // Something newer may have come meanwhile.
      if (entry.isRecompressed || this.#parts.memory.get(key) !== entry) continue;
      const begun = performance.now();
      try {
        await recompress(entry);
        if (entry.status === 200 && !key.includes('?') && this.#parts.memory.get(key) === entry)
          this.#parts.disk?.set(key, entry);
      } catch (error) {
        log.warn({ err: error, page: key }, 'a page could not be compressed further');
      }
      await sleep((performance.now() - begun) * 4, undefined, { ref: false });
    }
    this.#isWorking = false;
  }
}
