import { sql } from '@payloadcms/db-sqlite';
import { SQLiteSyncDialect } from '@payloadcms/db-sqlite/drizzle/sqlite-core';
import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { quickVersions } from './quickVersions.ts';

const table = sql.identifier('_pages_v');
const marking = sql`
  UPDATE ${table}
  SET latest = false
  WHERE ${sql.identifier('parent_id')} = ${7}`;
const others = [
  sql`DELETE FROM ${table} WHERE id = ${7}`,
  sql`UPDATE ${table} SET updated_at = ${'now'} WHERE id = ${7}`,
  sql`INSERT INTO ${table} (latest) VALUES (${true})`,
];

test('of the statements of a new version only the one that marks the earlier ones is narrowed', async () => {
  const dialect = new SQLiteSyncDialect();
  const text = (statement: typeof marking) => dialect.sqlToQuery(statement).sql;
  const executed: string[] = [];
  const db = {
    client: { execute: async () => ({ rows: [] }) },
    execute: ({ sql: statement }: { sql: typeof marking }) => executed.push(text(statement)),
    createVersion(this: { execute: (options: { sql: typeof marking }) => unknown }) {
      for (const statement of [marking, ...others]) this.execute({ sql: statement });
    },
  };
  await quickVersions({ db } as unknown as Payload);
  db.createVersion();
  expect(executed).toEqual([`${text(marking)} AND latest = true`, ...others.map(text)]);
});
