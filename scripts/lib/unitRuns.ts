import { isNightly } from '../../tests/inTurn.ts';

/** One run of Vitest within `npm test`. */
export interface UnitRun {
  readonly name: string;
  /** Vitest's project: a workspace's, or `packages` with the scripts. */
  readonly project: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Long tests of the backend that by day run on one database alone: what many rows do on
 * PostgreSQL, which is the stricter; what depends least on the database on SQLite.
 */
const onPostgres = ['src/transfer/transfer.test.ts', 'src/transfer/drupal/manyNodes.test.ts'];
const onSqlite = [
  'src/access/accessTable.test.ts',
  'src/access/internalCollections.test.ts',
  'src/access/moving.test.ts',
  'src/brands/commands.test.ts',
  'src/publish/emptied.test.ts',
  'src/runtime/giveTurn.test.ts',
  'src/translations/untypedStaysEmpty.test.ts',
];

/** The longest first; each goes through its files one by one, and writes to a scratch folder. */
export function unitRuns(databaseUrl: string, scratch: string): UnitRun[] {
  const TMPDIR = scratch;
  return [
    { name: 'backend on SQLite', project: 'cms', env: { TMPDIR, ...without(onPostgres) } },
    {
      name: 'backend on PostgreSQL',
      project: 'cms',
      env: { TMPDIR, DATABASE_URL: databaseUrl, ...without(onSqlite) },
    },
    { name: 'site', project: '@concierge/site', env: { TMPDIR } },
    { name: 'packages and scripts', project: 'packages', env: { TMPDIR } },
  ];
}

/** What makes a run leave out test files of the backend; each night nothing. */
function without(files: readonly string[]): Record<string, string> {
  return isNightly ? {} : { LEFT_OUT: files.join(',') };
}
