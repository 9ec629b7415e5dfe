import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { expect, test } from 'vitest';
import { isPostgres } from '../runtime/isPostgres.ts';
import { refreshStatistics } from '../startup/statistics.ts';
import { page, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const many = 10_000;

/** Gives a page ten thousand older publications, a minute apart. */
async function addVersions(id: number): Promise<void> {
  if (isPostgres(payload)) {
    await (payload.db as unknown as PostgresAdapter).pool.query(
      `INSERT INTO _pages_v (parent_id, version__status, created_at, updated_at, latest) SELECT ${id}, 'published'::enum__pages_v_version_status, now() - n * interval '1 minute', now() - n * interval '1 minute', false FROM generate_series(1, ${many}) AS n`,
    );
    return;
  }
  const { client } = payload.db as unknown as SQLiteAdapter;
  await client.execute(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
     INSERT INTO _pages_v (parent_id, version__status, created_at, updated_at, latest)
     SELECT ${id}, 'published', strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || i || ' minutes'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || i || ' minutes'), 0 FROM n`,
  );
  await refreshStatistics(payload);
}

/**
 * Milliseconds of work so far, of this process, which SQLite is a part of; Postgres works in
 * processes of its own, so there the clock tells.
 */
function workedMs(): number {
  if (isPostgres(payload)) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The median of five runs in milliseconds. */
async function milliseconds(work: (run: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const began = workedMs();
    await work(run);
    taken.push(workedMs() - began);
  }
  return taken.sort((a, b) => a - b)[2] ?? 0;
}

const list = (id: number) =>
  payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    select: { updatedAt: true, version: { _status: true } },
    sort: '-updatedAt',
    limit: 25,
    pagination: false,
    trash: true,
    depth: 0,
    overrideAccess: true,
  });
const publish = (id: number) => (run: number) =>
  payload.update({
    collection: 'pages',
    id,
    data: { title: `Run ${run}`, _status: 'published' },
    overrideAccess: true,
  });
const draft = (id: number) => (run: number) =>
  payload.update({
    collection: 'pages',
    id,
    data: { title: `Draft ${run}` },
    draft: true,
    overrideAccess: true,
  });

test('a page with ten thousand versions is saved and its versions are listed as quickly as of any page', async () => {
  const [few, long] = [await page(payload), await page(payload)];
  await addVersions(long.id);
  const measured: Record<string, [number, number]> = {};
  for (const [name, work] of Object.entries({
    list: (id: number) => () => list(id),
    publish,
    draft,
  })) {
    await milliseconds(work(few.id));
    measured[name] = [await milliseconds(work(few.id)), await milliseconds(work(long.id))];
  }
  payload.logger.info(
    `ten thousand versions, ms for a new page and this one: ${JSON.stringify(measured)}`,
  );
  for (const [name, [base = 0, own = 0]] of Object.entries(measured))
    expect(own, name).toBeLessThan(base * 3 + 150);
  expect((await list(long.id)).docs).toHaveLength(25);
}, 120_000);

// Postgres chooses by what the tables hold, and here they hold little.
test.skipIf(isPostgres(payload))(
  'a save of such a page writes some rows, not ten thousand, and its versions are found by an index',
  async () => {
    const { client } = payload.db as unknown as SQLiteAdapter;
    const long = await page(payload);
    await addVersions(long.id);
    const written = async () =>
      Number((await client.execute('SELECT total_changes() AS n')).rows[0]?.['n']);
    for (const save of [draft(long.id), publish(long.id)]) {
      const before = await written();
      await save(9);
      expect((await written()) - before).toBeLessThan(100);
    }
    const plan = async (sql: string) =>
      (await client.execute(`EXPLAIN QUERY PLAN ${sql}`)).rows
        .map((row) => String(row['detail']))
        .join('\n');
    const listed = await plan(
      'SELECT id FROM _pages_v WHERE parent_id = 1 ORDER BY updated_at DESC LIMIT 25',
    );
    expect(listed).toContain('pages_versions_by_date');
    expect(listed).not.toContain('TEMP B-TREE');
    expect(
      await plan(
        'SELECT id FROM _pages_v WHERE parent_id = 1 AND latest = 1 ORDER BY updated_at DESC LIMIT 1',
      ),
    ).toContain('pages_versions_latest');
  },
  120_000,
);
