import { expect, test } from 'vitest';
import { runSql } from '../runtime/database/runSql.ts';
import { page, testPayload } from '../testing/testPayload.ts';
import { oneNewestVersion } from './oneNewestVersion.ts';

const payload = await testPayload();

test('a page whose process died while it saved a version stands in its list once, as it was saved last', async () => {
  const { id } = await page(payload);
  const data = { title: 'Saved last' };
  await payload.update({ collection: 'pages', id, data, draft: true, overrideAccess: true });
  const listed = async () => {
    const where = { id: { equals: id } };
    const { docs } = await payload.find({ collection: 'pages', where, draft: true, depth: 0 });
    return docs.map(({ title }) => title);
  };
  await runSql(payload, 'UPDATE _pages_v SET latest = true WHERE parent_id = $1', [id]);
  expect(await listed()).toHaveLength(2);
  await oneNewestVersion(payload);
  expect(await listed()).toEqual(['Saved last']);
});
