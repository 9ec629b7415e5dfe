import { brandByCode } from '@concierge/brands/registry';
import { type Lang, langs } from '@concierge/contract/lang';
import { sql } from '@payloadcms/db-sqlite';
import { ftsMatch } from '../query.ts';
import {
  indexColumns,
  onceEach,
  rankable,
  type SearchDocument,
  type SearchStore,
} from './store.ts';
import { Vocabulary } from './vocabulary.ts';

/** What this store needs of Payload's SQLite connection. */
export interface SqliteConnection {
  run(query: unknown): Promise<unknown>;
  all<T>(query: unknown): Promise<T[]>;
}

/**
 * Written into the statement: the connection binds numbers as REAL, for which FTS5 reads the whole
 * table.
 */
const whole = (value: number) => sql.raw(String(Math.trunc(value)));

/** Rows that a page may have: one a language and brand. */
const rowsAPage = 16_384;
const indexRowId = (page: number, lang: Lang, brand: string) =>
  page * rowsAPage + langs.indexOf(lang) * 2048 + (brandByCode(brand)?.id ?? 0);

/**
 * The index as an FTS5 table with a row a page, language and brand: folded text to search, the
 * document itself to show.
 */
export function sqliteStore(db: SqliteConnection): SearchStore {
  const vocabulary = new Vocabulary({
    all: (query) => db.all(query),
    each: (json) => sql`json_each(${json})`,
  });
  const count = async (match: string) => {
    const rows = await db.all<{ total: number }>(
      sql`SELECT count(*) AS total FROM search_index WHERE search_index MATCH ${match}`,
    );
    return Number(rows[0]?.total ?? 0);
  };
  /** Row numbers in order, of which `total` match. */
  const page = async (match: string, total: number, limit: number, offset: number) => {
    if (limit <= 0 || offset >= total) return [];
    const order =
      total > rankable ? sql`rowid DESC` : sql`bm25(search_index, 0, 12, 4, 1, 2), rowid DESC`;
    const rows = await db.all<{ row: number }>(
      sql`SELECT rowid AS row FROM search_index WHERE search_index MATCH ${match} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
    );
    return rows.map(({ row }) => Number(row));
  };
  const documentsAt = async (from: number, to: number) => {
    const rows = await db.all<{ document: string }>(
      sql`SELECT document FROM search_index WHERE rowid >= ${whole(from)} AND rowid < ${whole(to)}`,
    );
    return rows.map(({ document }) => JSON.parse(document) as SearchDocument);
  };
  const documentsIn = async (rows: readonly number[]) => {
    if (!rows.length) return [];
    const found = await db.all<{ row: number; document: string }>(
      sql`SELECT rowid AS row, document FROM search_index WHERE rowid IN (${sql.join(rows.map(whole), sql`, `)})`,
    );
    const byRow = new Map(found.map(({ row, document }) => [Number(row), document]));
    return rows.flatMap((row) =>
      byRow.has(row) ? [JSON.parse(byRow.get(row) ?? '') as SearchDocument] : [],
    );
  };
  const insert = async (document: SearchDocument) => {
    const shown = JSON.stringify(document);
    for (const brand of document.brands) {
      const { facet, title, lead, body, stems } = indexColumns(document, brand);
      await db.run(
        sql`INSERT INTO search_index (rowid, facet, title, lead, body, stems, document) VALUES (${indexRowId(document.page, document.lang, brand)}, ${facet}, ${title}, ${lead}, ${body}, ${stems}, ${shown})`,
      );
    }
  };
  return {
    async ensure() {
      // What an earlier version kept.
      for (const old of ['search_page_words', 'search_pages', 'search_documents'])
        await db.run(sql.raw(`DROP TABLE IF EXISTS ${old}`));
      await db.run(
        sql.raw(
          `CREATE VIRTUAL TABLE IF NOT EXISTS search_index USING fts5(facet, title, lead, body, stems, document UNINDEXED, tokenize = "unicode61 remove_diacritics 0", prefix = '5 6')`,
        ),
      );
      await vocabulary.ensure();
    },
    async put(pages) {
      const before: SearchDocument[] = [];
      for (const [id, documents] of pages) {
        const [from, to] = [id * rowsAPage, (id + 1) * rowsAPage];
        before.push(...(await documentsAt(from, to)));
        await db.run(
          sql`DELETE FROM search_index WHERE rowid >= ${whole(from)} AND rowid < ${whole(to)}`,
        );
        for (const document of documents) await insert(document);
      }
      await vocabulary.update(onceEach(before), [...pages.values()].flat());
    },
    async add(documents) {
      for (const document of documents) await insert(document);
      await vocabulary.update([], documents);
    },
    async find(terms, scope, limit, offset, reach = {}) {
      const match = ftsMatch(terms, scope, reach);
      const titles = ftsMatch(terms, scope, { ...reach, titles: true });
      const [total, first] = [await count(match), await count(titles)];
      const rows = await page(titles, first, limit, offset);
      rows.push(
        ...(await page(
          `${match} NOT ${titles}`,
          total - first,
          limit - rows.length,
          Math.max(0, offset - first),
        )),
      );
      return { documents: await documentsIn(rows), total };
    },
    wordsLike: (word, lang) => vocabulary.like(word, lang),
    async clear() {
      await db.run(sql`DELETE FROM search_index`);
      await vocabulary.clear();
    },
    // Its plans are the same for few and for many.
    async count() {},
    async pages() {
      const rows = await db.all<{ pages: number }>(
        sql`SELECT count(DISTINCT id / ${whole(rowsAPage)}) AS pages FROM search_index_docsize`,
      );
      return Number(rows[0]?.pages ?? 0);
    },
  };
}
