/** One word of a query with everything that may stand for it. */
export interface Term {
  /** Folded, as typed. */
  readonly word: string;
  /** The last word may still be incomplete, so it also matches what begins with it. */
  readonly prefix: boolean;
  readonly stem: string;
  /** Folded synonyms and corrections; of several words each, all needed. */
  readonly instead: readonly (readonly string[])[];
}

/** How the terms of a query are put together. */
export interface Reach {
  /** One term is enough, where no page has all of them. */
  readonly any?: boolean;
  /** Only titles count. */
  readonly titles?: boolean;
}
