import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
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

test('what an author saves while a release begins is not published by it', async () => {
  const author = await signedIn(payload, 'author', ['HIM']);
  const { id } = await page(payload, { title: 'Read' });
  const { body } = await ana.ask('POST', 'releases', {
    title: 'Read as it is',
    documents: [{ relationTo: 'pages', value: id }],
  });
  const findVersions = payload.findVersions.bind(payload);
  // The last that is read before the release has the turn of its page.
  vi.spyOn(payload, 'findVersions').mockImplementationOnce(async (options) => {
    const found = await findVersions(options);
    const draft = await author.ask('PATCH', `pages/${id}?draft=true`, { title: 'Unread' });
    expect(draft.status).toBe(200);
    return found as never;
  });
  const published = await ana.ask('POST', `releases/${body.doc.id}/publish`);
  expect(published.body).toMatchObject({ state: 'refused' });
  expect(JSON.stringify(published.body.refusals)).toContain(author.user.email);
  const shown = { collection: 'pages', id, overrideAccess: true } as const;
  expect((await payload.findByID(shown)).title).toBe('Read');
});
