import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { describe, expect, test } from 'vitest';
import { sqliteFile } from '../../runtime/env.ts';
import { isPostgres } from '../../runtime/isPostgres.ts';
import { refreshStatistics } from '../../startup/statistics.ts';
import { fillPages } from '../../testing/database/manyPages.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { publishNews } from '../lists/lists.ts';
import { type Publishing, publishingFor } from '../publishing.ts';
import { findPage } from './findPage.ts';

const payload = await testPayload();
if (!isPostgres(payload)) {
  // Of a few hundred pages SQLite reads all.
  fillPages(sqliteFile, 5000);
  await refreshStatistics(payload);
}

/**
 * How SQLite goes about the statements that `work` sends: what it reads whole, and what it sorts.
 */
async function loadQueryPlans(work: (p: Publishing) => Promise<unknown>): Promise<string[]> {
  const { client } = payload.db as unknown as SQLiteAdapter;
  const execute = client.execute.bind(client);
  const sent: Parameters<typeof execute>[0][] = [];
  client.execute = ((statement: Parameters<typeof execute>[0]) => {
    sent.push(statement);
    return execute(statement);
  }) as typeof client.execute;
  await work(publishingFor(payload, 'HIM', 'es')).finally(() => {
    client.execute = execute;
  });
  const selects = sent.filter((statement) =>
    /^\s*select/i.test(
      typeof statement === 'string' ? statement : (statement as { sql: string }).sql,
    ),
  );
  const plans = await Promise.all(
    selects.map((statement) => {
      const { sql, args } = statement as { sql: string; args: [] };
      return execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
    }),
  );
  return plans.flatMap(({ rows }) => rows.map((row) => String(row['detail'])));
}

// Postgres chooses by what the tables hold, and here they hold little.
describe.skipIf(isPostgres(payload))('what grows with the number of pages', () => {
  test('a page is found by an index of addresses, in its language or in English, and so is that there is none', async () => {
    for (const path of ['/', '/nothing-here/']) {
      const plans = await loadQueryPlans((p) => findPage(p, path));
      expect(plans.join('\n')).toContain('USING INDEX pages_alias_idx');
      expect(plans).not.toContain('SCAN pages');
    }
  });

  test('the latest news are read in their order, not sorted out of all', async () => {
    const plans = await loadQueryPlans((p) => publishNews(p, { limit: 5, category: ['research'] }));
    expect(plans.join('\n')).toContain('USING INDEX type__status_news_date_idx');
    expect(plans.slice(0, 3)).not.toContain('USE TEMP B-TREE FOR ORDER BY');
  });
});
