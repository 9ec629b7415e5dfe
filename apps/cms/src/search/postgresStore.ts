import { langs } from '@concierge/contract/lang';
import { sql } from '@payloadcms/db-postgres';
import { tsQuery } from './query.ts';
import { columnsOf, facetsOf, facetsOfDocument, type SearchDocument, type SearchStore } from './store.ts';

/** What this store needs of Payload's PostgreSQL connection. */
export interface PostgresConnection {
  execute(query: unknown): Promise<{ rows: Record<string, unknown>[] }>;
}

/** The index as a table with a weighted tsvector of folded words, stems (marked `zq`) and facets. */
export function postgresStore(db: PostgresConnection): SearchStore {
  return {
    async ensure() {
      // What an earlier version kept; its rows lack the stems of titles.
      await db.execute(sql.raw('DROP TABLE IF EXISTS search_documents'));
      await db.execute(
        sql.raw(
          'CREATE TABLE IF NOT EXISTS search_pages (page integer, lang text, words tsvector NOT NULL, document jsonb NOT NULL, PRIMARY KEY (page, lang))',
        ),
      );
      await db.execute(sql.raw('CREATE INDEX IF NOT EXISTS search_pages_words ON search_pages USING gin (words)'));
    },
    async put(page, documents) {
      await db.execute(sql`DELETE FROM search_pages WHERE page = ${page}`);
      for (const document of documents) {
        const { title, lead, body, stems } = columnsOf(document);
        await db.execute(sql`INSERT INTO search_pages (page, lang, words, document) VALUES (${page}, ${document.lang},
          setweight(to_tsvector('simple', ${title}), 'A') || setweight(to_tsvector('simple', ${lead}), 'B') || setweight(to_tsvector('simple', ${body}), 'D')
          || setweight(to_tsvector('simple', ${stems}), 'C') || to_tsvector('simple', ${facetsOfDocument(document).join(' ')}), ${JSON.stringify(document)}::jsonb)`);
      }
    },
    async find(terms, scope, limit, offset, reach = {}) {
      const query = tsQuery(terms, facetsOf(scope), reach);
      const titles = tsQuery(terms, facetsOf(scope), { ...reach, titles: true });
      const { rows } = await db.execute(
        sql`SELECT document FROM search_pages WHERE words @@ to_tsquery('simple', ${query}) ORDER BY (words @@ to_tsquery('simple', ${titles})) DESC, ts_rank('{0.1, 0.3, 0.5, 1.0}', words, to_tsquery('simple', ${query})) DESC, page LIMIT ${limit} OFFSET ${offset}`,
      );
      const counted = await db.execute(sql`SELECT count(*) AS total FROM search_pages WHERE words @@ to_tsquery('simple', ${query})`);
      return { documents: rows.map((row) => row['document'] as SearchDocument), total: Number(counted.rows[0]?.['total'] ?? 0) };
    },
    async words(lang) {
      if (!langs.includes(lang)) return [];
      const { rows } = await db.execute(
        sql.raw(`SELECT word, ndoc FROM ts_stat('SELECT words FROM search_pages WHERE lang = ''${lang}''') WHERE word !~ '^z[qlbt]'`),
      );
      return rows.map((row) => [String(row['word']), Number(row['ndoc'])]);
    },
    async clear() {
      await db.execute(sql.raw('DELETE FROM search_pages'));
    },
    async pages() {
      const { rows } = await db.execute(sql.raw('SELECT count(DISTINCT page) AS pages FROM search_pages'));
      return Number(rows[0]?.['pages'] ?? 0);
    },
  };
}
