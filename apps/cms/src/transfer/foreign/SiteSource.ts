/** Where a foreign site's answers come from: itself, or a folder of recorded ones. */
export interface SiteSource {
  /** Scheme, host and base path of the site, without a slash at the end. */
  readonly base: string;
  /** False where only what was recorded can be had. */
  readonly canAsk: boolean;
  /** The parsed JSON of an address of the site; undefined where there is none or it is closed. */
  readonly get: (url: URL) => Promise<unknown>;
  /** The bytes of a file of the site; throws a Refusal where it is gone or too large. */
  readonly file: (url: URL, maxBytes: number) => Promise<Buffer>;
}
