import { expect, test } from 'vitest';
import { page, testPayload } from '../testing/testPayload.ts';
import { freeStuckJobs } from './freeStuckJobs.ts';

const payload = await testPayload();

test('a publication whose process died runs in the next one', async () => {
  const { id } = await page(payload, { _status: 'draft' });
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
    waitUntil: new Date(Date.now() - 1000),
  });
  const run = () => payload.jobs.run({ queue: 'default', limit: 20, silent: true });
  const status = async () => (await payload.findByID({ collection: 'pages', id }))._status;
  // As a process leaves it that was killed at work.
  const { docs } = await payload.find({ collection: 'payload-jobs', sort: '-id', limit: 1 });
  const job = docs[0]?.id ?? '';
  await payload.update({ collection: 'payload-jobs', id: job, data: { processing: true } });

  expect(await freeStuckJobs(payload)).toBe(0);
  await run();
  expect(await status()).toBe('draft');
  expect(await freeStuckJobs(payload, Date.now() + 11 * 60_000)).toBe(1);
  await run();
  expect(await status()).toBe('published');
});
