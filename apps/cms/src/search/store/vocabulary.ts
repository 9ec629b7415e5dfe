import type { Lang } from '@concierge/contract/lang';
import { sql } from '@payloadcms/db-sqlite';
import { foldedWords } from '../../text/fold.ts';
import { type CountedWord, isCorrecting, likeness, wordTrigrams } from '../spelling.ts';
import type { SearchDocument } from './store.ts';

type Query = ReturnType<typeof sql>;

/**
 * What both databases say alike; `each` makes rows, with a column `value`, of a JSON array of
 * arrays.
 */
export interface Dialect {
  all(query: Query): Promise<Record<string, unknown>[]>;
  each(json: string): Query;
}

/** Candidates measured for one word. */
const measured = 100;

/**
 * The words of the index by language with the number of documents they stand in, and the runs of
 * three letters they consist of, in two tables: a misspelt word is looked up by its parts, so
 * nothing is read whole and nothing is kept in memory.
 */
export class Vocabulary {
  readonly #db: Dialect;

  constructor(db: Dialect) {
    this.#db = db;
  }

  /** Makes the tables where they are missing. */
  async ensure(): Promise<void> {
    for (const table of [
      'search_words (lang text NOT NULL, word text NOT NULL, documents integer NOT NULL, PRIMARY KEY (lang, word))',
      'search_word_parts (lang text NOT NULL, part text NOT NULL, letters integer NOT NULL, word text NOT NULL, PRIMARY KEY (lang, part, letters, word))',
    ])
      await this.#db.all(sql.raw(`CREATE TABLE IF NOT EXISTS ${table}`));
  }

  async clear(): Promise<void> {
    await this.#db.all(sql`DELETE FROM search_words`);
    await this.#db.all(sql`DELETE FROM search_word_parts`);
  }

  /** Adds the words that pages have gained, and removes those that no page contains. */
  async update(before: readonly SearchDocument[], after: readonly SearchDocument[]): Promise<void> {
    for (const lang of new Set([...before, ...after].map((document) => document.lang))) {
      const deltas = new Map<string, number>();
      for (const [documents, step] of [[before, -1] as const, [after, 1] as const])
        for (const words of documents.filter((document) => document.lang === lang).map(wordsIn))
          for (const word of words) deltas.set(word, (deltas.get(word) ?? 0) + step);
      await this.#apply(
        lang,
        // In one order, so that two processes don't wait for each other.
        [...deltas].filter(([, delta]) => delta !== 0).sort(([a], [b]) => (a < b ? -1 : 1)),
      );
    }
  }

  /**
   * Words that have enough in common with a word to have been meant by it, the word itself
   * included.
   */
  async like(word: string, lang: Lang): Promise<CountedWord[]> {
    const wanted = likeness(word);
    if (!wanted) return [];
    const rows = await this.#db.all(
      sql`SELECT known.word, known.documents FROM (
        SELECT word FROM search_word_parts
        WHERE lang = ${lang} AND part IN (SELECT value ->> 0 FROM ${this.#each(wanted.parts.map((part) => [part]))})
          AND letters >= ${wanted.shortest} AND letters <= ${wanted.longest}
        GROUP BY word HAVING count(*) >= ${wanted.shared} ORDER BY count(*) DESC LIMIT ${measured}
      ) AS near JOIN search_words AS known ON known.lang = ${lang} AND known.word = near.word`,
    );
    return rows.map((row) => [String(row['word']), Number(row['documents'])]);
  }

  async #apply(lang: Lang, deltas: readonly CountedWord[]): Promise<void> {
    if (!deltas.length) return;
    const listed = this.#each(deltas.map(([word, delta]) => [word, String(delta)]));
    const rows = await this.#db.all(
      sql`INSERT INTO search_words (lang, word, documents) SELECT ${lang}, value ->> 0, CAST(value ->> 1 AS integer) FROM ${listed} WHERE true
        ON CONFLICT (lang, word) DO UPDATE SET documents = search_words.documents + excluded.documents RETURNING word, documents`,
    );
    const gained = new Map(deltas);
    const counted = rows.map((row): CountedWord => [String(row['word']), Number(row['documents'])]);
    await this.#add(
      lang,
      counted
        .filter(([word, documents]) => documents > 0 && documents === gained.get(word))
        .map(([word]) => word),
    );
    await this.#forget(
      lang,
      counted.filter(([, documents]) => documents < 1).map(([word]) => word),
    );
  }

  async #add(lang: Lang, words: readonly string[]): Promise<void> {
    if (!words.length) return;
    await this.#db.all(
      sql`INSERT INTO search_word_parts (lang, part, letters, word) SELECT ${lang}, value ->> 0, CAST(value ->> 1 AS integer), value ->> 2
        FROM ${this.#parts(words)} WHERE true ON CONFLICT DO NOTHING`,
    );
  }

  async #forget(lang: Lang, words: readonly string[]): Promise<void> {
    if (!words.length) return;
    await this.#db.all(
      sql`DELETE FROM search_words WHERE lang = ${lang} AND documents < 1 AND word IN (SELECT value ->> 0 FROM ${this.#each(words.map((word) => [word]))})`,
    );
    await this.#db.all(
      sql`DELETE FROM search_word_parts WHERE lang = ${lang} AND (part, letters, word) IN
        (SELECT value ->> 0, CAST(value ->> 1 AS integer), value ->> 2 FROM ${this.#parts(words)})`,
    );
  }

  readonly #parts = (words: readonly string[]): Query =>
    this.#each(
      words.flatMap((word) => wordTrigrams(word).map((part) => [part, String(word.length), word])),
    );
  readonly #each = (rows: readonly (readonly string[])[]): Query =>
    this.#db.each(JSON.stringify(rows));
}

/** The words of a document that may correct others of its language, each once. */
const wordsIn = ({ title, names = {}, lead, body, textLang }: SearchDocument): Set<string> =>
  new Set(
    foldedWords(
      [...Object.values(names), ...(textLang ? [] : [title, lead, body])].join(' '),
    ).filter(isCorrecting),
  );
