import { sql } from '@payloadcms/db-sqlite';
import { foldedWords } from '../text/fold.ts';
import type { Scope } from './scope.ts';

type Query = ReturnType<typeof sql>;
interface Count extends Scope {
  readonly query: string;
  searches: number;
  missed: number;
}

/**
 * Milliseconds that counts are gathered before they are written, so that a search never waits for a
 * write.
 */
const pause = 2000;
/** Different queries gathered at most; further ones of the same pause go uncounted. */
const maxQueries = 500;

/**
 * Longer ones are rather a message than a query, and what looks like an address or a number could
 * name a person.
 */
const countable = (query: string): boolean =>
  query.length > 1 && query.length <= 60 && !/\d{5,}/.test(query);

/** Counts searches by brand, language and folded text; nothing personal. */
export class QueryCounter {
  readonly #write: (query: Query) => Promise<unknown>;
  readonly #failed: (error: unknown) => void;
  #counts = new Map<string, Count>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `write` runs a statement on the database; `failed` hears of what could not be written, since a
   * failure to count is no failure to search.
   */
  constructor(write: (query: Query) => Promise<unknown>, failed: (error: unknown) => void) {
    this.#write = write;
    this.#failed = failed;
  }

  /** Notes a search; `missed` where no page has what was typed. */
  count(typed: string, { brand, lang }: Scope, missed: boolean): void {
    const query = foldedWords(typed.slice(0, 400)).join(' ');
    if (!countable(query) || typed.includes('@')) return;
    const key = `${brand} ${lang} ${query}`;
    const count = this.#counts.get(key) ?? { brand, lang, query, searches: 0, missed: 0 };
    if (count.searches === 0 && this.#counts.size >= maxQueries) return;
    count.searches += 1;
    if (missed) count.missed += 1;
    this.#counts.set(key, count);
    this.#timer ??= setTimeout(() => void this.flush().catch(this.#failed), pause).unref();
  }

  /** Writes what was gathered. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    if (!counts.length) return;
    const rows = counts.map(
      ({ brand, lang, query, searches, missed }) =>
        sql`(${brand}, ${lang}, ${query}, ${searches}, ${missed})`,
    );
    await this.#write(
      sql`INSERT INTO search_queries (brand, lang, query, searches, without_result) VALUES ${sql.join(rows, sql`, `)}
        ON CONFLICT (brand, lang, query) DO UPDATE SET searches = search_queries.searches + excluded.searches,
          without_result = search_queries.without_result + excluded.without_result, updated_at = excluded.updated_at`,
    );
  }
}
