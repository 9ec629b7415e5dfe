import { expect, test } from 'vitest';
import { signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { unnoticed } from '../transfer/unnoticed.ts';
import { publishDueReleases } from './dueReleases.ts';

const payload = await testPayload();
const reviewer = await signedIn(payload, 'reviewer', ['HIM']);
const overrideAccess = true;
const hour = 3_600_000;

test('what an import writes after it was planned is held back, and is named an import', async () => {
  const { id } = await page(payload, { title: 'Before' });
  const own = { collection: 'pages', id, overrideAccess } as const;
  await payload.update({ ...own, draft: true, data: { title: 'After' } });
  const planned = await reviewer.call('POST', 'releases', {
    title: unique('Campaign'),
    documents: [{ relationTo: 'pages', value: id }],
    publishAt: new Date(Date.now() + hour).toISOString(),
  });
  expect(planned.status).toBe(201);
  const context = { ...unnoticed };
  await payload.update({ ...own, draft: true, data: { title: 'Unread' }, context });
  await publishDueReleases(payload, Date.now() + hour);
  expect((await payload.findByID(own)).title).toBe('Before');
  const release = planned.body.doc?.id;
  const { body } = await reviewer.call('GET', `releases/${release}/outcome`);
  expect(JSON.stringify(body['refusals'])).toContain('An import');
  await payload.delete({ collection: 'releases', id: Number(release), overrideAccess });
  await payload.delete(own);
});
