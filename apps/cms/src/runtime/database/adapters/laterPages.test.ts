import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, testPayload } from '../../../testing/testPayload.ts';
import { isPostgres } from '../../isPostgres.ts';

const payload = await testPayload();
const ids: number[] = [];

beforeAll(async () => {
  for (const title of ['Ewer', 'Bowl', 'Cup', 'Dish', 'Apron'])
    ids.push((await page(payload, { title, field_lead: `About the ${title}` })).id);
});

const list = (draft: boolean, limit: number, from = 1) =>
  payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    sort: 'title',
    depth: 0,
    draft,
    limit,
    page: from,
    overrideAccess: true,
  });

test.each([false, true])(
  'the pages of a list go on where the one before ended (drafts: %s)',
  async (draft) => {
    const whole = await list(draft, 10);
    expect(whole.docs.map(({ title }) => title)).toEqual(['Apron', 'Bowl', 'Cup', 'Dish', 'Ewer']);
    const parts = await Promise.all([1, 2, 3].map((from) => list(draft, 2, from)));
    expect(parts.flatMap(({ docs }) => docs)).toEqual(whole.docs);
    const [, second] = parts;
    expect(second).toMatchObject({
      page: 2,
      totalDocs: 5,
      totalPages: 3,
      nextPage: 3,
      prevPage: 1,
    });
    expect((await list(draft, 2, 9)).docs).toEqual([]);
  },
);

test.skipIf(isPostgres(payload))('no text is put together of the rows before a page', async () => {
  const { client } = payload.db as unknown as SQLiteAdapter;
  const executed = vi.spyOn(client, 'execute');
  await payload.find({ collection: 'pages', draft: true, depth: 0, limit: 1, page: 3 });
  const statements = executed.mock.calls.map(([statement]) => JSON.stringify(statement));
  executed.mockRestore();
  const skipping = statements.filter((statement) => statement.includes(' offset '));
  expect(skipping).not.toEqual([]);
  expect(skipping.filter((statement) => statement.includes('_locales'))).toEqual([]);
});
