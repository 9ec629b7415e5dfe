import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testPayload } from '../testing/testPayload.ts';
import { getSearch } from './getSearch.ts';
import { startIndexer } from './indexer.ts';

const payload = await testPayload();
const cmsDir = path.resolve(import.meta.dirname, '../..');

test('a page whose process was killed right after its publication is found after the next start', async () => {
  const word = `zweisimmen${Date.now().toString(36)}`;
  const found = async () =>
    (await getSearch(payload).search.find(word, { brand: 'HIM', lang: 'en' }, 3, 0)).total;
  await startIndexer(payload);
  const child = spawn(
    process.execPath,
    ['src/testing/processes/publishAndDie.ts', `All of ${word}`, `/${word}/`],
    {
      cwd: cmsDir,
      env: { ...process.env, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  // By the start of the next process, or by this one's next look.
  await startIndexer(payload);
  await expect.poll(found).toBe(1);
});
