import type { ChangesAnswer } from '@concierge/contract/calls';
import { everything } from '../../cache/purges.ts';

/**
 * How long a missing id is waited for, in milliseconds: its transaction may still be running while
 * a later one is done.
 */
const gapTimeoutMs = 2000;
const between = 150;

/**
 * Where in the change feed this site is. Ids come in their order, but not every database shows them
 * in it: a number may be missing for a moment. Then the position stays before it until it comes, or
 * until it is clear that it never will.
 */
export class ChangeCursor {
  #position: number;
  /** Ids behind a missing one that were taken already. */
  #ahead = new Set<number>();
  #missingSince: number | undefined;

  constructor(position: number | undefined) {
    this.#position = position ?? 0;
  }

  get position(): number {
    return this.#position;
  }

  /** Milliseconds to wait before asking again, because an id is missing; else 0. */
  get pause(): number {
    return this.#missingSince === undefined ? 0 : between;
  }

  /** Tags of what is new in an answer; `*` where the feed began anew. */
  take({ changes, last }: ChangesAnswer, now = Date.now()): string[] {
    if (last < this.#position) {
      this.#position = last;
      this.#ahead.clear();
      this.#missingSince = undefined;
      return [everything, ...changes.flatMap((change) => change.tags)];
    }
    const fresh = changes.filter(
      (change) => change.id > this.#position && !this.#ahead.has(change.id),
    );
    if (this.#position === 0 && fresh[0]) this.#position = fresh[0].id - 1;
    for (const { id } of fresh) this.#ahead.add(id);
    this.#advance(now);
    return [...new Set(fresh.flatMap((change) => change.tags))];
  }

  #advance(now: number): void {
    while (this.#ahead.delete(this.#position + 1)) this.#position += 1;
    if (this.#ahead.size === 0) {
      this.#missingSince = undefined;
      return;
    }
    this.#missingSince ??= now;
    if (now - this.#missingSince < gapTimeoutMs) return;
    this.#position = Math.min(...this.#ahead) - 1;
    this.#missingSince = undefined;
    this.#advance(now);
  }
}
