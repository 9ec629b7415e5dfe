import { setTimeout as sleep } from 'node:timers/promises';
import { changesAnswerSchema } from '@concierge/contract/calls';
import { everything } from '../../cache/purges.ts';
import { warnOfBackend } from '../../content/backend/warnOfBackend.ts';
import { log } from '../../runtime/log.ts';
import { ChangeCursor } from './changeCursor.ts';

export interface FeedParts {
  /** `GET {api}/changes` after an id, held back up to `wait` seconds while there is nothing new. */
  readonly ask: (since: number, wait: number, signal: AbortSignal) => Promise<unknown>;
  /** Where the last process stopped; undefined on a first start. */
  readonly position: number | undefined;
  /**
   * Called with the tags of every answer that brought something, `*` where changes may have been
   * missed.
   */
  readonly onChanges: (tags: readonly string[], position: number) => void;
}

/** Seconds that the backend may hold an empty answer back. */
const longPoll = 25;
const longestPause = 5000;

/**
 * Follows the backend's change feed (ADR 16): by long poll, resuming where it stopped, with
 * back-off while the backend is away.
 */
export class ChangeFeed {
  readonly #parts: FeedParts;
  readonly #cursor: ChangeCursor;
  readonly #end = new AbortController();
  #failures = 0;
  /** Whether changes before the first answer may have been missed. */
  #isFirstStart: boolean;

  constructor(parts: FeedParts) {
    this.#parts = parts;
    this.#cursor = new ChangeCursor(parts.position);
    this.#isFirstStart = parts.position === undefined;
  }

  get position(): number {
    return this.#cursor.position;
  }

  /** Runs until `stop`. */
  async follow(): Promise<void> {
    while (!this.#end.signal.aborted) {
      await this.#once();
      const pause =
        this.#failures > 0
          ? Math.min(longestPause, 100 * 2 ** this.#failures) * (0.75 + Math.random() / 2)
          : this.#cursor.pause;
      if (pause > 0)
        await sleep(pause, undefined, { signal: this.#end.signal }).catch(() => undefined);
    }
  }

  stop(): void {
    this.#end.abort();
  }

  async #once(): Promise<void> {
    try {
      if (this.#isFirstStart) this.#parts.onChanges([everything], 0);
      this.#isFirstStart = false;
      const wait = this.#cursor.pause > 0 ? 0 : longPoll;
      const answer = changesAnswerSchema.parse(
        await this.#parts.ask(this.#cursor.position, wait, this.#end.signal),
      );
      const tags = this.#cursor.take(answer);
      if (tags.length > 0) this.#parts.onChanges(tags, this.#cursor.position);
      if (this.#failures > 0) log.info('the change feed is followed again');
      this.#failures = 0;
    } catch (error) {
      if (this.#end.signal.aborted) return;
      if (this.#failures === 0)
        warnOfBackend(error, 'the change feed can not be followed; trying again');
      this.#failures += 1;
    }
  }
}
