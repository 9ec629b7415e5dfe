/**
 * What was purged, and when (ADR 16). Purges are soft: whatever was rendered before the last purge
 * of one of its tags is stale, though it may still be shown while nothing newer can be had.
 * Instants are milliseconds with fractions. Those of two processes can be compared unless the clock
 * was set between their starts.
 */
export class Purges {
  /** Grows with every purge; an entry that was checked at this version needs no new check. */
  version = 0;
  #at = new Map<string, number>();
  #everything = 0;

  constructor(earlier: Iterable<readonly [tag: string, at: number]> = []) {
    for (const [tag, at] of earlier) this.#note(tag, at);
  }

  /** Marks everything that bears one of these tags as stale; the tag `*` stands for everything. */
  purge(tags: readonly string[], at = instant()): void {
    for (const tag of tags) this.#note(tag, at);
    this.version += 1;
  }

  /**
   * True where something rendered from that instant on, with these tags, is what the backend has
   * now.
   */
  isCurrent(tags: readonly string[], since: number): boolean {
    if (since <= this.#everything) return false;
    return tags.every((tag) => since > (this.#at.get(tag) ?? 0));
  }

  #note(tag: string, at: number): void {
    if (tag === everything) this.#everything = Math.max(this.#everything, at);
    else this.#at.set(tag, Math.max(at, this.#at.get(tag) ?? 0));
  }
}

/** The tag that everything bears. */
export const everything = '*';

/** Now, in milliseconds since 1970 with fractions. */
export const instant = (): number => performance.timeOrigin + performance.now();

/** The purges of this process; pages and parsed content look here. */
export const purges = new Purges();
