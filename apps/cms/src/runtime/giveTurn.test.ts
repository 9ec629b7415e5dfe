import { expect, test } from 'vitest';
import { rebuildReferences } from '../references/rebuildReferences.ts';
import { rebuildIndex } from '../search/indexer.ts';
import { testPayload } from '../testing/testPayload.ts';
import { importTable } from '../transfer/tables/importTable.ts';
import { countUncounted } from '../translations/coverage/storedCounts.ts';

const payload = await testPayload();
const { totalDocs: published } = await payload.count({
  collection: 'pages',
  where: { _status: { equals: 'published' } },
  overrideAccess: true,
});

async function countAnew(): Promise<void> {
  await payload.db.deleteMany({ collection: 'translation-counts', where: {} });
  await countUncounted(payload);
}

const redirects = (count: number): string => {
  const lines = Array.from({ length: count }, (_, line) => `HIM,/turn/${line}/,/en/about/`);
  return ['brand,path,url', ...lines].join('\n');
};

test.each([
  ['a count of translations', countAnew],
  ['an index of references', () => rebuildReferences(payload)],
  ['a rebuild of the search', () => rebuildIndex(payload)],
  ['an import of a table', () => importTable(payload, 'redirects', redirects(published))],
])('%s has others wait for one document at most', async (_, work) => {
  let turns = 0;
  let isDone = false;
  const takeTurn = () => {
    turns += 1;
    if (!isDone) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await work();
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(published);
});
