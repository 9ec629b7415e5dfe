import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openForm, signedIn } from '../testing/adminForm.ts';
import { beforeNextWrite } from '../testing/beforeNextWrite.ts';
import { page, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const ana = await signedIn(payload, 'editor', ['HIM']);

test('a release and somebody who publishes one of its pages meanwhile both come to their end', async () => {
  const drafts = [
    await page(payload, { _status: 'draft' }),
    await page(payload, { _status: 'draft' }),
  ];
  const documents = drafts.map(({ id }) => ({ relationTo: 'pages', value: id }));
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const plan = { title: 'Both', documents, publishAt };
  const { body } = await ana.ask('POST', 'releases', plan);
  const form = await openForm(payload, ana, drafts[1]?.id ?? 0, 'en');
  let released: ReturnType<typeof ana.ask> | undefined;
  beforeNextWrite(payload, 'pages', async () => {
    released = ana.ask('POST', `releases/${body.doc.id}/publish`);
    await Promise.race([released, setTimeout(2000)]);
  });
  const both = form.publish().then(async ({ status }) => [status, (await released)?.body]);
  const outcome = await Promise.race([both, setTimeout(20_000, 'They wait for each other')]);
  expect(outcome).toMatchObject([200, { state: 'published', refusals: [] }]);
});
