import type { Payload } from 'payload';
import { type Row, runSql } from '../../runtime/database/runSql.ts';
import { formerLeadsSlug } from '../../runtime/formerLeadsSlug.ts';
import { isPostgres } from '../../runtime/isPostgres.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Values of an enumeration; none for other types. */
  readonly values: readonly string[];
}

/** Rows of each table by its name. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** Names of today by those that older versions gave the same tables and columns. */
const renamed: Readonly<Record<string, string>> = {
  [formerLeadsSlug]: 'leads',
  [`${formerLeadsSlug}_id`]: 'leads_id',
  retention_enquiries: 'retention_leads',
  version_retention_enquiries: 'version_retention_leads',
};

/** Tables that held nothing that this version needs: a session is a row of `sessions`. */
export const droppedTables: ReadonlySet<string> = new Set(['users_sessions']);

/** What a table or column of an older version is called today. */
export const nameToday = (name: string): string => renamed[name] ?? name;

/** Names of the tables that migrations make, without their own. */
export async function tableNames(payload: Payload): Promise<string[]> {
  const rows = await runSql(
    payload,
    isPostgres(payload)
      ? "select tablename as name from pg_tables where schemaname = 'public'"
      : "select name from sqlite_master where type = 'table' and sql not like 'CREATE VIRTUAL%'",
  );
  return rows
    .map(({ name }) => String(name))
    .filter((name) => !/^(sqlite_|payload_migrations|search_|.*_fts)/.test(name));
}

/** Everything in a database, table by table. */
export async function readTables(payload: Payload): Promise<Tables> {
  const tables: Record<string, readonly Row[]> = {};
  for (const name of await tableNames(payload))
    tables[name] = await runSql(payload, `select * from "${name}"`);
  return tables;
}

/**
 * Fills the tables of an older version with rows of this one, as far as it had their columns; a
 * table that would stay empty gets a row of made-up values. Answers the number of rows by table.
 */
export async function fillTables(payload: Payload, rows: Tables): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tableNames(payload)) {
    const columns = await loadColumns(payload, table);
    const given = rows[nameToday(table)] ?? [];
    const filled = given.length > 0 ? given : [{}];
    for (const [index, row] of filled.entries()) await insert(payload, table, columns, row, index);
    counts[table] = filled.length;
  }
  return counts;
}

async function loadColumns(payload: Payload, table: string): Promise<Column[]> {
  if (!isPostgres(payload)) {
    const rows = await runSql(payload, `pragma table_info("${table}")`);
    return rows.map((row) => ({
      name: String(row['name']),
      type: String(row['type']).toLowerCase(),
      isRequired: row['notnull'] === 1 && row['dflt_value'] === null && !isOwnId(row),
      values: [],
    }));
  }
  const rows = await runSql(
    payload,
    `select column_name, data_type, is_nullable, column_default,
      array(select enumlabel::text from pg_enum join pg_type on pg_type.oid = enumtypid
        where typname = udt_name order by enumsortorder) as labels
      from information_schema.columns where table_name = $1 and table_schema = 'public'`,
    [table],
  );
  return rows.map((row) => ({
    name: String(row['column_name']),
    type: String(row['data_type']),
    isRequired: row['is_nullable'] === 'NO' && row['column_default'] === null,
    values: row['labels'] as string[],
  }));
}

/** SQLite counts it by itself. */
const isOwnId = (row: Row): boolean => row['pk'] === 1 && /^integer$/i.test(String(row['type']));

async function insert(
  payload: Payload,
  table: string,
  columns: readonly Column[],
  row: Row,
  index: number,
): Promise<void> {
  const cells = columns.flatMap((column) => {
    const value = cellValue(column, row[nameToday(column.name)], index);
    return value === undefined ? [] : [[column.name, value] as const];
  });
  const names = cells.map(([name]) => `"${name}"`).join(', ');
  const places = cells.map((_, place) => `$${place + 1}`).join(', ');
  const statement =
    cells.length > 0
      ? `insert into "${table}" (${names}) values (${places})`
      : `insert into "${table}" default values`;
  await runSql(
    payload,
    statement,
    cells.map(([, value]) => value),
  );
}

function cellValue(column: Column, value: unknown, index: number): string | number | undefined {
  const isUnknown = column.values.length > 0 && !column.values.includes(String(value));
  if (value === null || value === undefined || isUnknown)
    return column.isRequired ? madeUp(column, index) : undefined;
  // PostgreSQL's JSON comes parsed, and a text within it is JSON only in quotes.
  if (column.type.startsWith('json')) return JSON.stringify(value);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? JSON.stringify(value) : (value as string | number);
}

function madeUp({ type, values }: Column, index: number): string | number {
  if (values[0] !== undefined) return values[0];
  if (/int|numeric|real/.test(type)) return 1;
  if (/timestamp/.test(type)) return '2026-11-21T12:00:00.000Z';
  if (/json/.test(type)) return '{}';
  // SQLite keeps JSON as text, so that a text must be JSON too.
  return type === 'boolean' ? 'false' : String(index + 1);
}
