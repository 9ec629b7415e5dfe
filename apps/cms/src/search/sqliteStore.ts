import { type Lang, langs } from '@concierge/contract/lang';
import { sql } from '@payloadcms/db-sqlite';
import { ftsMatch } from './query.ts';
import { columnsOf, facetsOf, facetsOfDocument, type SearchDocument, type SearchStore } from './store.ts';

/** What this store needs of Payload's SQLite connection. */
export interface SqliteConnection {
  run(query: unknown): Promise<unknown>;
  all<T>(query: unknown): Promise<T[]>;
}

/** The index as an FTS5 table: folded text to search, the document itself to show. */
export function sqliteStore(db: SqliteConnection): SearchStore {
  const rowOf = (page: number, lang: Lang) => page * 8 + langs.indexOf(lang);
  return {
    async ensure() {
      // What an earlier version kept; its rows lack the stems of titles.
      await db.run(sql.raw('DROP TABLE IF EXISTS search_words'));
      await db.run(sql.raw('DROP TABLE IF EXISTS search_documents'));
      await db.run(
        sql.raw(
          `CREATE VIRTUAL TABLE IF NOT EXISTS search_pages USING fts5(facet, title, lead, body, stems, document UNINDEXED, tokenize = "unicode61 remove_diacritics 0", prefix = '2 3')`,
        ),
      );
      await db.run(sql.raw(`CREATE VIRTUAL TABLE IF NOT EXISTS search_page_words USING fts5vocab(search_pages, 'instance')`));
    },
    async put(page, documents) {
      await db.run(sql`DELETE FROM search_pages WHERE rowid >= ${page * 8} AND rowid < ${page * 8 + 8}`);
      for (const document of documents) {
        const { title, lead, body, stems } = columnsOf(document);
        await db.run(
          sql`INSERT INTO search_pages(rowid, facet, title, lead, body, stems, document) VALUES (${rowOf(page, document.lang)}, ${facetsOfDocument(document).join(' ')}, ${title}, ${lead}, ${body}, ${stems}, ${JSON.stringify(document)})`,
        );
      }
    },
    async find(terms, scope, limit, offset, reach = {}) {
      const match = ftsMatch(terms, facetsOf(scope), reach);
      const titles = ftsMatch(terms, facetsOf(scope), { ...reach, titles: true });
      const rows = await db.all<{ document: string }>(
        sql`SELECT document FROM search_pages WHERE search_pages MATCH ${match} ORDER BY rowid IN (SELECT rowid FROM search_pages WHERE search_pages MATCH ${titles}) DESC, bm25(search_pages, 0, 12, 4, 1, 2) LIMIT ${limit} OFFSET ${offset}`,
      );
      const counted = await db.all<{ total: number }>(sql`SELECT count(*) AS total FROM search_pages WHERE search_pages MATCH ${match}`);
      return { documents: rows.map((row) => JSON.parse(row.document) as SearchDocument), total: Number(counted[0]?.total ?? 0) };
    },
    async words(lang) {
      const rows = await db.all<{ term: string; documents: number }>(
        sql`SELECT term, count(DISTINCT doc) AS documents FROM search_page_words WHERE col IN ('title', 'lead', 'body') AND doc % 8 = ${langs.indexOf(lang)} AND term NOT LIKE 'zq%' GROUP BY term`,
      );
      return rows.map((row) => [row.term, Number(row.documents)]);
    },
    async clear() {
      await db.run(sql.raw('DELETE FROM search_pages'));
    },
    async pages() {
      const rows = await db.all<{ pages: number }>(sql.raw('SELECT count(DISTINCT rowid / 8) AS pages FROM search_pages'));
      return Number(rows[0]?.pages ?? 0);
    },
  };
}
