import { expect, test } from 'vitest';
import { newestChange } from '../runtime/database/database.ts';
import { page, testPayload } from '../testing/testPayload.ts';
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
