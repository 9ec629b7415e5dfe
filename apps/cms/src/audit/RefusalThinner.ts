/** What one hour may add to the log: rows of one address, and of all together. */
const [ofAddress, ofAll] = [20, 500];
export const windowMs = 3_600_000;

interface Counted {
  rows: number;
  more: number;
}
/** Refusals without a row of their own; of no address where they come from many. */
export interface Uncounted {
  readonly address: string;
  readonly count: number;
}

/**
 * Says which refused sign-ins get a row of their own, so that a flood can't make the log grow: the
 * first 20 of an address in an hour, and 500 of all. The others are counted.
 */
export class RefusalThinner {
  readonly #addresses = new Map<string, Counted>();
  #rows = 0;
  #rest = 0;

  /** True where a refusal gets a row. */
  note(address: string): boolean {
    const counted = this.#addresses.get(address) ?? { rows: 0, more: 0 };
    if (counted.rows < ofAddress && this.#rows < ofAll) {
      this.#addresses.set(address, { ...counted, rows: counted.rows + 1 });
      this.#rows += 1;
      return true;
    }
    // An address without a row isn't kept, so that memory is bounded, too.
    if (counted.rows > 0) counted.more += 1;
    else this.#rest += 1;
    return false;
  }

  /**
   * Ends the hour: what had no rows, one entry for each address that had some, one for the rest.
   */
  end(): Uncounted[] {
    const counts = [...this.#addresses].map(([address, { more }]) => ({ address, count: more }));
    const all = [...counts, { address: '', count: this.#rest }].filter(({ count }) => count > 0);
    this.#addresses.clear();
    [this.#rows, this.#rest] = [0, 0];
    return all;
  }
}
