import { DatabaseSync } from 'node:sqlite';

/**
 * Copies of one news article in a throw-away database, until it has so many pages; short ones, of
 * all brands, each older than those that were there.
 */
export function fillPages(file: string, wanted: number): void {
  const db = new DatabaseSync(file);
  try {
    const number = (sql: string) =>
      Number(db.prepare(`SELECT ${sql} AS n FROM pages`).get()?.['n']);
    const model = number(
      "min(CASE WHEN type = 'singleNews' AND _status = 'published' THEN id END)",
    );
    const last = number('max(id)');
    const present = number('count(*)');
    db.exec('BEGIN');
    db.exec(
      `CREATE TEMP TABLE made AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.max(1, wanted - present)}) SELECT i FROM n`,
    );
    copy(db, 'pages', `pages.id = ${model}`, {
      id: `${last} + made.i`,
      news_date: `strftime('%Y-%m-%dT08:00:00.000Z', '2015-01-01', '-' || made.i || ' hours')`,
    });
    copy(
      db,
      'pages_locales',
      `pages_locales._parent_id = ${model} AND pages_locales._locale = 'en'`,
      {
        id: 'NULL',
        _parent_id: `${last} + made.i`,
        title: `'Made up ' || made.i`,
        alias: `'/made-up/' || made.i || '/'`,
        body: 'NULL',
      },
    );
    db.exec(`INSERT INTO pages_field_domain_access ("order", parent_id, value)
      SELECT 1, ${last} + made.i, CASE made.i % 5 WHEN 0 THEN 'SEG' WHEN 1 THEN 'CR' WHEN 2 THEN 'CAA' WHEN 3 THEN 'HIM' ELSE 'SHMS' END FROM made`);
    copy(db, 'translation_counts', `translation_counts.page = ${model}`, {
      id: 'NULL',
      page: `${last} + made.i`,
    });
    // Each was indexed for the search when it was published, as they all would have been.
    db.exec(`INSERT INTO search_index (rowid, facet, title, lead, body, stems, document)
      SELECT (${last} + made.i) * 16384, 'made', 'made up ' || made.i, '', '', '', '{}' FROM made`);
    db.exec('COMMIT');
    db.exec('ANALYZE');
  } finally {
    db.close();
  }
}

/** One row a made-up number, the model's but for some columns, which are SQL. */
function copy(
  db: DatabaseSync,
  table: string,
  model: string,
  own: Readonly<Record<string, string>>,
): void {
  const columns = db
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name));
  const values = columns.map((column) => own[column] ?? `${table}."${column}"`);
  db.exec(
    `INSERT INTO ${table} (${columns.map((column) => `"${column}"`)}) SELECT ${values} FROM ${table}, made WHERE ${model}`,
  );
}
