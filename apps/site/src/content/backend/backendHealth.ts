/**
 * Whether the backend is worth a call. After three failures in a row calls are refused at once for
 * a while that doubles up to five seconds; then one call may try. So nobody waits for a timeout
 * that somebody else just ran into, and recovery needs no restart, nor a clock that is right:
 * instants are `performance.now()`'s.
 */
export class BackendHealth {
  #failures = 0;
  #closedUntil = 0;

  mayTry(now = performance.now()): boolean {
    if (this.#failures < tolerated) return true;
    if (now < this.#closedUntil) return false;
    // This one tries; the others wait for what it finds.
    this.#closedUntil = now + this.#pause();
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#closedUntil = 0;
  }

  failed(now = performance.now()): void {
    this.#failures += 1;
    if (this.#failures >= tolerated) this.#closedUntil = now + this.#pause();
  }

  get isDown(): boolean {
    return this.#failures >= tolerated;
  }

  #pause(): number {
    return Math.min(longestPause, 250 * 2 ** (this.#failures - tolerated));
  }
}

const tolerated = 3;
const longestPause = 5000;

/** The health of the one backend. */
export const backendHealth = new BackendHealth();
