import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newestChange } from '../runtime/database/database.ts';
import { page, testPayload } from '../testing/testPayload.ts';
import { emptyContent } from './emptyContent.ts';
import { isUnfinished, markUnfinished } from './fillDatabase.ts';

const payload = await testPayload();

test('an interrupted seed is begun anew only where nobody has changed anything since', async () => {
  await payload.delete({
    collection: 'change-log',
    where: { id: { exists: true } },
    overrideAccess: true,
  });
  expect(await newestChange(payload)).toBe(0);
  expect(await isUnfinished(payload)).toBe(false);
  await markUnfinished(payload);
  expect(await isUnfinished(payload)).toBe(true);
  await page(payload);
  expect(await isUnfinished(payload)).toBe(false);
});

test('nothing is seeded beside what somebody made by hand, be it in the trash', async () => {
  const seed = () =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'seed.ts')], {
      env: { ...process.env, SEED: 'starter' },
      encoding: 'utf8',
    }).stdout.trim();
  // All tests of a run have the files in common.
  const [files, kept] = [process.env['MEDIA_DIR'] ?? '', mkdtempSync(`${tmpdir()}/files-`)];
  cpSync(files, kept, { recursive: true });
  await emptyContent(payload);
  cpSync(kept, files, { recursive: true });
  const { id } = await page(payload);
  const trash = { deletedAt: new Date().toISOString() };
  await payload.update({ collection: 'pages', id, data: trash, overrideAccess: true });
  expect(seed()).toBe('The database holds content already; nothing was seeded.');
  expect((await payload.count({ collection: 'forms', overrideAccess: true })).totalDocs).toBe(0);
});
