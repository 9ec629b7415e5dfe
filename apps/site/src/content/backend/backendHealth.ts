/**
 * Whether the backend is worth a call. After three failures in a row calls are refused at once for
 * a quarter of a second, and where a failure takes time for a while that doubles up to five
 * seconds; then one call may try. So nobody waits for a timeout that somebody else just ran into, a
 * backend that starts is found at once, and recovery needs no restart, nor a clock that is right:
 * instants are `performance.now()`'s.
 */
export class BackendHealth {
  #failures = 0;
  #isQuick = false;
  #closedUntil = 0;

  mayTry(now = performance.now()): boolean {
    if (this.#failures < maxFailures) return true;
    if (now < this.#closedUntil) return false;
    // This one tries; the others wait for what it finds.
    this.#closedUntil = now + this.#pauseMs();
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#closedUntil = 0;
  }

  /** A call that began at `since` failed. */
  failed(since: number, now = performance.now()): void {
    this.#failures += 1;
    this.#isQuick = now - since < quickMs;
    if (this.#failures >= maxFailures) this.#closedUntil = now + this.#pauseMs();
  }

  get isDown(): boolean {
    return this.#failures >= maxFailures;
  }

  #pauseMs(): number {
    if (this.#isQuick) return shortestPauseMs;
    return Math.min(longestPauseMs, shortestPauseMs * 2 ** (this.#failures - maxFailures));
  }
}

const maxFailures = 3;
const shortestPauseMs = 250;
const longestPauseMs = 5000;
/** A connection that is refused twice, with the pause between the two, fails within this. */
const quickMs = 500;

/** The health of the one backend. */
export const backendHealth = new BackendHealth();
