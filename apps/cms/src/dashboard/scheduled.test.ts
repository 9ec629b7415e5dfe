import { expect, test } from 'vitest';
import { page, person, testPayload } from '../testing/testPayload.ts';
import { scheduledFor } from './scheduled.ts';

const payload = await testPayload();
const editor = await person(payload, 'editor', ['HIM']);
const override = { overrideAccess: true } as const;

test('a scheduled publication that failed says why, and is settled by the next one that did not', async () => {
  const doc = await page(payload, { _status: 'draft' });
  const { id } = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: String(doc.id) } } as never,
    waitUntil: new Date(Date.now() - 3_600_000),
  });
  const error = { message: 'The following field is invalid: Title' };
  await payload.update({
    collection: 'payload-jobs',
    id,
    data: { hasError: true, error },
    ...override,
  });
  const own = async () =>
    (await scheduledFor(payload, editor)).filter((one) => one.page === doc.id);
  expect(await own()).toMatchObject([{ hasFailed: true, why: error.message }]);
  await payload.update({
    collection: 'pages',
    id: doc.id,
    data: { _status: 'published' },
    ...override,
  });
  expect(await own()).toEqual([]);
});
