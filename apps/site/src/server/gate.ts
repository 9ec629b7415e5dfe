/** Thrown where too much is waiting already. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/**
 * Lets at most `width` tasks run at once, and at most `queue` wait; tasks in a hurry overtake the
 * others.
 */
export class Gate {
  readonly #width: number;
  readonly #queue: number;
  #running = 0;
  #hurried: (() => void)[] = [];
  #waiting: (() => void)[] = [];

  constructor(width: number, queue: number) {
    this.#width = width;
    this.#queue = queue;
  }

  async run<T>(task: () => Promise<T>, hurried = true): Promise<T> {
    if (this.#running >= this.#width) await this.#turn(hurried);
    else this.#running += 1;
    try {
      return await task();
    } finally {
      this.#pass();
    }
  }

  #turn(hurried: boolean): Promise<void> {
    if (this.#hurried.length + this.#waiting.length >= this.#queue)
      throw new BusyError('too much is waiting already');
    return new Promise((resolve) => (hurried ? this.#hurried : this.#waiting).push(resolve));
  }

  /** Hands the free place on; a task that takes it over leaves the count as it is. */
  #pass(): void {
    const next = this.#hurried.shift() ?? this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
