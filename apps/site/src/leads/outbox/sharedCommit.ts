interface Waiting<T> {
  readonly work: () => T;
  readonly done: (answer: T) => void;
  readonly fail: (error: unknown) => void;
}

/** Does the work of one moment in one transaction: under load the disk syncs once for many. */
export class SharedCommit<T> {
  readonly #transaction: <R>(work: () => R) => R;
  #queue: Waiting<T>[] = [];

  constructor(transaction: <R>(work: () => R) => R) {
    this.#transaction = transaction;
  }

  /** Resolves when the commit that holds this work is on the disk. */
  add(work: () => T): Promise<T> {
    return new Promise((done, fail) => {
      if (this.#queue.length === 0) setImmediate(() => this.#commit());
      this.#queue.push({ work, done, fail });
    });
  }

  #commit(): void {
    const queue = this.#queue;
    this.#queue = [];
    try {
      const answers = this.#transaction(() => queue.map(({ work }) => work()));
      for (const [index, { done }] of queue.entries()) done(answers[index] as T);
    } catch {
      // One of them fails: each for itself, so that it fails alone.
      for (const { work, done, fail } of queue) {
        try {
          done(this.#transaction(work));
        } catch (error) {
          fail(error);
        }
      }
    }
  }
}
