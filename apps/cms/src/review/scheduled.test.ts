import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { scheduledId, scheduledJobs } from '../jobs/scheduledJobs.ts';
import { signedIn } from '../testing/rest.ts';
import { page, testPayload } from '../testing/testPayload.ts';
import { unnoticed } from '../transfer/unnoticed.ts';
import { reviewsFor } from './reviewsFor.ts';

const payload = await testPayload();
const author = await signedIn(payload, 'author', ['HIM']);
const translator = await signedIn(payload, 'translator', ['HIM']);
await payload.update({
  collection: 'users',
  id: translator.user.id,
  data: { languages: ['es'] },
  overrideAccess: true,
});
const reviewer = await signedIn(payload, 'reviewer', ['HIM']);
const overrideAccess = true;

type Type = 'publish' | 'unpublish';
/** As the reviewer schedules it in the admin, due at once. */
const schedule = (id: number, type: Type = 'publish') =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'pages', value: String(id) },
      user: { relationTo: 'users', value: reviewer.user.id },
    } as never,
  });
const run = () => payload.jobs.run({ queue: 'default', limit: 20, silent: true });
const failedJobs = async (id: number) =>
  (await scheduledJobs(payload, { hasError: { equals: true } })).filter(
    (job) => scheduledId(job) === id,
  ).length;
const onSite = (id: number) => payload.findByID({ collection: 'pages', id, overrideAccess });
const save = async ({ call }: typeof author, id: number, data: object, locale = 'en') =>
  expect((await call('PATCH', `pages/${id}?draft=true&locale=${locale}`, data)).status).toBe(200);

test('what an author or a translator writes after it was scheduled is not published by it', async () => {
  for (const [person, locale] of [
    [author, 'en'],
    [translator, 'es'],
  ] as const) {
    const { id } = await page(payload, { title: 'Approved' });
    await schedule(id);
    await save(person, id, { title: 'Read by nobody' }, locale);
    await run();
    const row = await payload.findByID({ collection: 'pages', id, locale, overrideAccess });
    expect(row.title, locale).toBe('Approved');
  }
});

test('a restored version takes a scheduled publication back, too', async () => {
  const { id } = await page(payload, { title: 'First' });
  await reviewer.call('PATCH', `pages/${id}?locale=en`, { title: 'Second', _status: 'published' });
  const where = { parent: { equals: id }, 'version.title': { equals: 'First' } };
  const { docs } = await payload.findVersions({ collection: 'pages', where, overrideAccess });
  await schedule(id);
  const path = `pages/versions/${docs[0]?.id}?draft=true`;
  expect((await author.call('POST', path)).status).toBe(200);
  await run();
  expect((await onSite(id)).title).toBe('Second');
});

test('who scheduled it is told, on the first screen and beside the page', async () => {
  const { id } = await page(payload, { title: 'Approved' });
  await schedule(id);
  await save(author, id, { title: 'Later' });
  const { body } = await reviewer.call('GET', `pages/${id}/review`);
  expect(body['comments']).toMatchObject([
    { act: 'unschedule', by: author.user.email, mention: reviewer.user.email },
  ]);
  const mentions = await reviewsFor(payload, reviewer.user, 'mentions');
  expect(mentions.map((row) => row.page)).toContain(id);
});

test('an import takes it back, too, and says so to who scheduled it', async () => {
  const { id } = await page(payload, { title: 'Approved' });
  await schedule(id);
  const data = { title: 'Read by nobody', _status: 'draft' } as const;
  await payload.update({
    collection: 'pages',
    id,
    draft: true,
    locale: 'en',
    data,
    overrideAccess,
    context: { ...unnoticed },
  });
  await run();
  expect((await onSite(id)).title).toBe('Approved');
  const { body } = await reviewer.call('GET', `pages/${id}/review`);
  expect(body['comments']).toMatchObject([
    { act: 'unschedule', by: '', mention: reviewer.user.email },
  ]);
  const mentions = await reviewsFor(payload, reviewer.user, 'mentions');
  expect(mentions.map((row) => row.page)).toContain(id);
});

test("who may publish drafts on, another page's job and a removal from the site stay", async () => {
  const { id } = await page(payload, { title: 'Approved' });
  const other = await page(payload, { title: 'Other' });
  await schedule(id);
  await schedule(other.id, 'unpublish');
  await save(reviewer, id, { title: 'Corrected' });
  await save(author, other.id, { title: 'Drafted' });
  await run();
  expect((await onSite(id)).title).toBe('Corrected');
  expect((await onSite(other.id))._status).toBe('draft');
});

test('a removal is carried out though a colleague has begun a draft, whose words and name stay', async () => {
  const { id } = await page(payload, { title: 'Last day' });
  await schedule(id, 'unpublish');
  await save(author, id, { title: '', field_lead: 'Begun' });
  await run();
  expect((await onSite(id))._status).toBe('draft');
  const draft = await payload.findByID({ collection: 'pages', id, draft: true, overrideAccess });
  expect(draft).toMatchObject({ _status: 'draft', field_lead: 'Begun' });
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: '-id',
    overrideAccess,
  });
  expect(docs.map(({ version }) => [version._status, version.savedBy ?? null])).toEqual([
    ['draft', reviewer.user.email],
    ['draft', author.user.email],
    ['published', null],
  ]);
  expect(await failedJobs(id)).toBe(0);
});

test('a draft that is being saved at the instant withdraws the publication that waits for it', async () => {
  const { id } = await page(payload, { title: 'Approved' });
  await schedule(id);
  let ran: ReturnType<typeof run> | undefined;
  const createVersion = payload.db.createVersion.bind(payload.db);
  vi.spyOn(payload.db, 'createVersion').mockImplementationOnce(async (version) => {
    ran = run();
    await setTimeout(500);
    return createVersion(version) as never;
  });
  await save(author, id, { title: 'Read by nobody' });
  await ran;
  expect((await onSite(id)).title).toBe('Approved');
  expect(await failedJobs(id)).toBe(0);
});
