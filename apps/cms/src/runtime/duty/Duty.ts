import type { PoolClient } from 'pg';

export interface DutyOptions {
  /** A connection of its own, closed by `release(true)`. */
  readonly connect: () => Promise<PoolClient>;
  /** Number of the advisory lock that stands for the duty. */
  readonly lock: number;
  /** Milliseconds without a beat after which the server takes the duty away. */
  readonly lapseMs?: number;
}

/**
 * What one process of an installation does for all: a session's advisory lock on PostgreSQL, which
 * ends with the connection. The server ends a connection that says nothing for `lapseMs`, so that a
 * process that was stopped loses the duty too; by its own clock it lost it before that (ADR 31).
 */
export class Duty {
  readonly #options: DutyOptions;
  readonly #lapseMs: number;
  #client: PoolClient | undefined;
  #isHeld = false;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(options: DutyOptions) {
    this.#options = options;
    this.#lapseMs = options.lapseMs ?? 30_000;
  }

  /** Whether this process has the duty for certain at this moment. */
  get isMine(): boolean {
    return this.#isHeld && performance.now() - this.#confirmedAt < this.#lapseMs * 0.6;
  }

  /** Tries for the duty at once and from then on six times a lapse; never throws. */
  async start(): Promise<void> {
    await this.#beat();
    if (this.#isOver) return;
    this.#timer = setTimeout(() => void this.start(), this.#lapseMs / 6);
    this.#timer.unref();
  }

  /** Gives the duty up, at once for the next process. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  async #beat(): Promise<void> {
    // From before the question, for the server's clock starts after it.
    const askedAt = performance.now();
    try {
      const client = this.#client ?? (await this.#open());
      this.#client = client;
      const { rows } = await soon(
        client.query<{ held: boolean }>(
          this.#isHeld
            ? 'select true as held'
            : `select pg_try_advisory_lock(${this.#options.lock}) as held`,
        ),
        this.#lapseMs / 2,
      );
      // Lost while the question was on its way.
      if (this.#client !== client) return;
      this.#isHeld = rows[0]?.held === true;
      if (this.#isHeld) this.#confirmedAt = askedAt;
    } catch {
      // The next beat asks over a new connection.
      this.#drop();
    }
  }

  async #open(): Promise<PoolClient> {
    const client = await soon(this.#options.connect(), this.#lapseMs / 2);
    client.once('error', () => client === this.#client && this.#drop());
    try {
      const lapse = client.query(`set idle_session_timeout = ${this.#lapseMs}`);
      await soon(lapse, this.#lapseMs / 2);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  #drop(): void {
    this.#isHeld = false;
    this.#client?.release(true);
    this.#client = undefined;
  }
}

/** Rejects where the answer takes longer, as over a line that is dead. */
async function soon<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeoutMs, new Error('No answer in time'));
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
