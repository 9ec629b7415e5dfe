import { sql } from '@payloadcms/db-postgres';
import { locks } from '../../runtime/database/locks.ts';
import { tsQuery } from '../query.ts';
import {
  indexColumns,
  onceEach,
  rankable,
  type SearchDocument,
  type SearchStore,
} from './store.ts';
import { type Dialect, Vocabulary } from './vocabulary.ts';

/** What this store needs of Payload's PostgreSQL connection. */
export interface PostgresConnection {
  execute(query: unknown): Promise<{ rows: Record<string, unknown>[] }>;
  transaction<T>(work: (connection: Pick<PostgresConnection, 'execute'>) => Promise<T>): Promise<T>;
}

/**
 * The index as a table with a row a page, language and brand: weighted tsvectors of folded words,
 * stems (marked `zq`) and facet.
 */
export function postgresStore(db: PostgresConnection): SearchStore {
  const vocabulary = new Vocabulary(postgresDialect(db));
  return {
    async ensure() {
      // What an earlier version kept.
      for (const old of ['search_documents', 'search_pages'])
        await db.execute(sql.raw(`DROP TABLE IF EXISTS ${old}`));
      // Long values stand outside of the rows, so that many rows are read quickly.
      await db.execute(
        sql.raw(
          `CREATE TABLE IF NOT EXISTS search_index (page integer, lang text, brand text, titles tsvector NOT NULL, words tsvector NOT NULL, document text NOT NULL,
            PRIMARY KEY (page, lang, brand)) WITH (toast_tuple_target = 128)`,
        ),
      );
      // But titles stand inside, since each match is asked for its own; and words are kept as they
      // are, since most time went into unpacking them.
      await db.execute(
        sql.raw(
          'ALTER TABLE search_index ALTER titles SET STORAGE MAIN, ALTER words SET STORAGE EXTERNAL',
        ),
      );
      await db.execute(
        sql.raw('CREATE INDEX IF NOT EXISTS search_index_words ON search_index USING gin (words)'),
      );
      await vocabulary.ensure();
    },
    put: (pages) =>
      db.transaction(async (inside) => {
        await inside.execute(sql`SELECT pg_advisory_xact_lock(${locks.search}::bigint)`);
        const before: SearchDocument[] = [];
        for (const page of pages.keys()) {
          const { rows } = await inside.execute(
            sql`DELETE FROM search_index WHERE page = ${page} RETURNING document`,
          );
          before.push(...rows.map((row) => JSON.parse(String(row['document'])) as SearchDocument));
        }
        const after = [...pages.values()].flat();
        await insert(inside, after);
        await new Vocabulary(postgresDialect(inside)).update(onceEach(before), after);
      }),
    add: (documents) =>
      db.transaction(async (inside) => {
        await inside.execute(sql`SELECT pg_advisory_xact_lock(${locks.search}::bigint)`);
        await insert(inside, documents);
        await new Vocabulary(postgresDialect(inside)).update([], documents);
      }),
    find: (terms, scope, limit, offset, { any = false } = {}) =>
      db.transaction(async (inside) => {
        // The rows are few pages, so that reading all of them seems cheap; their words stand
        // elsewhere, which isn't reckoned.
        await inside.execute(sql.raw('SET LOCAL enable_seqscan = off'));
        const query = sql`to_tsquery('simple', ${tsQuery(terms, scope, any)})`;
        // Found once: to count them and to order them costs little beside that.
        const { rows } = await inside.execute(
          sql`WITH found AS MATERIALIZED (SELECT page, words, document, titles @@ ${query} AS titled FROM search_index WHERE words @@ ${query}),
            counted AS (SELECT count(*) AS total, count(*) FILTER (WHERE titled) AS titles FROM found)
            SELECT total, document FROM counted LEFT JOIN LATERAL (SELECT document FROM found ORDER BY titled DESC,
              CASE WHEN total <= ${rankable} OR (titled AND titles <= ${rankable}) THEN ts_rank('{0.1, 0.3, 0.5, 1.0}', words, ${query}) END DESC NULLS LAST,
              page DESC LIMIT ${limit} OFFSET ${offset}) AS best ON true`,
        );
        return {
          documents: rows.flatMap(({ document }) =>
            document === null ? [] : [JSON.parse(String(document)) as SearchDocument],
          ),
          total: Number(rows[0]?.['total'] ?? 0),
        };
      }),
    wordsLike: (word, lang) => vocabulary.like(word, lang),
    async clear() {
      await db.execute(sql`DELETE FROM search_index`);
      await vocabulary.clear();
    },
    async count() {
      // By itself it would do so within minutes; until then spelling costs ten times as much.
      await db.execute(sql.raw('ANALYZE search_index, search_words, search_word_parts'));
    },
    async pages() {
      const { rows } = await db.execute(
        sql`SELECT count(DISTINCT page) AS pages FROM search_index`,
      );
      return Number(rows[0]?.['pages'] ?? 0);
    },
  };
}

/** Rows that one statement writes. */
const together = 200;

async function insert(
  db: Pick<PostgresConnection, 'execute'>,
  documents: readonly SearchDocument[],
): Promise<void> {
  const rows = documents.flatMap((document) =>
    [...new Set(document.brands)].map((brand) => indexRow(document, brand)),
  );
  for (let index = 0; index < rows.length; index += together)
    await db.execute(sql`INSERT INTO search_index (page, lang, brand, titles, words, document)
      VALUES ${sql.join(rows.slice(index, index + together), sql`, `)}
      ON CONFLICT (page, lang, brand) DO UPDATE SET titles = excluded.titles, words = excluded.words, document = excluded.document`);
}

function indexRow(document: SearchDocument, brand: string) {
  const { facet, title, lead, body, stems } = indexColumns(document, brand);
  return sql`(${document.page}, ${document.lang}, ${brand}, to_tsvector('simple', ${`${title} ${facet}`}),
    setweight(to_tsvector('simple', ${title}), 'A') || setweight(to_tsvector('simple', ${lead}), 'B') || setweight(to_tsvector('simple', ${body}), 'D')
    || setweight(to_tsvector('simple', ${stems}), 'C') || to_tsvector('simple', ${facet}), ${JSON.stringify(document)})`;
}

const postgresDialect = (db: Pick<PostgresConnection, 'execute'>): Dialect => ({
  all: async (query) => (await db.execute(query)).rows,
  each: (json) => sql`json_array_elements(${json}::json) AS each(value)`,
});
