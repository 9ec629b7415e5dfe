import { expect, onTestFinished, test, vi } from 'vitest';
import { signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { publishDueReleases } from './dueReleases.ts';

const payload = await testPayload();
const minute = 60_000;

test('a failure of ours is tried again for a quarter of an hour, however late the first try is and whichever process goes on', async () => {
  const reviewer = await signedIn(payload, 'reviewer', ['HIM']);
  const { id: value } = await page(payload);
  const { body } = await reviewer.call('POST', 'releases', {
    title: unique('Campaign'),
    documents: [{ relationTo: 'pages', value }],
    publishAt: new Date(Date.now() + 10 * minute).toISOString(),
  });
  const where = { id: { equals: body.doc?.id } };
  const stored = async () =>
    (await payload.find({ collection: 'releases', where, depth: 0, overrideAccess: true })).docs;
  const failing = vi
    .spyOn(payload, 'findByID')
    .mockRejectedValue(new Error('The database is busy'));
  onTestFinished(() => failing.mockRestore());
  const late = Date.now() + 120 * minute;
  for (const minutes of [0, 14]) await publishDueReleases(payload, late + minutes * minute);
  expect(await stored()).toMatchObject([{ state: 'planned' }]);
  // A process that was started since remembers nothing itself.
  await publishDueReleases(new Proxy(payload, {}), late + 16 * minute);
  expect(await stored()).toMatchObject([{ state: 'refused', refusals: [{ reason: 'failed' }] }]);
});
