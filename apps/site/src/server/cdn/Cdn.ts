/** One call that purges tags at a cache in front. */
export interface PurgeCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a kind of cache in front is told which tags an answer bears, and which are purged. */
export interface Cdn {
  /** Header that says for how many seconds to keep, as `max-age`. */
  readonly keepHeader: string;
  /** Header that names an answer's tags, and what joins them. */
  readonly tagHeader: string;
  readonly joinedBy: ',' | ' ';
  /** A tag in the characters that the cache takes. */
  readonly tag: (tag: string) => string;
  /** Most tags of one call. */
  readonly tagsPerCall: number;
  /** The call that purges tags, written as the cache takes them. */
  readonly purge: (tags: readonly string[]) => PurgeCall;
  /** False where an answer of 2xx says that nothing was purged. */
  readonly isDone?: (answer: unknown) => boolean;
}
