import { initI18n } from '@payloadcms/translations';
import { describe, expect, test } from 'vitest';
import { scheduledId, scheduledJobs } from '../jobs/scheduledJobs.ts';
import type { Page } from '../runtime/payload-types.ts';
import { page, person, testPayload } from '../testing/testPayload.ts';
import { loadFailureReason } from './loadFailureReason.ts';
import { type Scheduled, scheduledFor } from './scheduled.ts';

const payload = await testPayload();
const editor = await person(payload, 'editor', ['HIM']);
const override = { overrideAccess: true } as const;

type Type = 'publish' | 'unpublish';
const error = { message: 'The following field is invalid: Title' };
async function fail(doc: number, type: Type): Promise<void> {
  const { id } = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'pages', value: String(doc) } } as never,
    waitUntil: new Date(Date.now() - 3_600_000),
  });
  const data = { hasError: true, error };
  await payload.update({ collection: 'payload-jobs', id, data, ...override });
}
const update = (id: number, data: Partial<Page>) =>
  payload.update({ collection: 'pages', id, data, ...override });

test('what was scheduled and failed says why until the page is published, or off the site', async () => {
  const doc = await page(payload, { _status: 'draft' });
  await fail(doc.id, 'publish');
  await fail(doc.id, 'unpublish');
  const own = async () =>
    (await scheduledFor(payload, editor))
      .filter((one) => one.page === doc.id)
      .map(({ type, hasFailed, why }) => [type, hasFailed, why]);
  const both = [
    ['publish', true, error.message],
    ['unpublish', true, error.message],
  ];
  expect(await own()).toEqual(both);
  await payload.update({ collection: 'pages', id: doc.id, draft: true, data: {}, ...override });
  expect(await own()).toEqual(both);
  await update(doc.id, { _status: 'published' });
  // The page is still where it was to be taken from.
  expect(await own()).toEqual([both[1]]);
  await fail(doc.id, 'publish');
  await update(doc.id, { _status: 'draft' });
  expect(await own()).toEqual([]);
});

test('of a page in the trash or deleted for good nothing counts as failed', async () => {
  const [trashed, deleted] = [await page(payload), await page(payload)];
  for (const { id } of [trashed, deleted]) {
    await fail(id, 'publish');
    await fail(id, 'unpublish');
  }
  await update(trashed.id, { deletedAt: new Date().toISOString() });
  await payload.delete({ collection: 'pages', id: deleted.id, ...override });
  const failed = await scheduledJobs(payload, { hasError: { equals: true } });
  const pages = failed.map((job) => scheduledId(job));
  expect(pages).not.toContain(trashed.id);
  expect(pages).not.toContain(deleted.id);
});

describe('what failed is said in the language of whoever reads it', () => {
  const why = 'The following field is invalid: Title';
  const failed = (pageId: number, planner: number): Scheduled => ({
    job: 1,
    page: pageId,
    title: '',
    at: '',
    type: 'publish',
    planner,
    hasFailed: true,
    why,
  });
  const say = async (scheduled: Scheduled, language: 'en' | 'ru' | 'ar') => {
    const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language });
    return loadFailureReason(payload, scheduled, i18n);
  };
  const takeTitle = (id: number) =>
    payload.update({ collection: 'pages', id, data: { title: '' }, draft: true, ...override });

  test('as long as it is still so', async () => {
    const { id } = await page(payload);
    expect(await say(failed(id, editor.id), 'ru')).toBe(why);
    await takeTitle(id);
    expect(await say(failed(id, editor.id), 'en')).toBe('Title: This text is required.');
    for (const language of ['ru', 'ar'] as const) {
      expect(await say(failed(id, editor.id), language)).toMatch(/\p{L}/u);
      expect(await say(failed(id, editor.id), language)).not.toMatch(/[a-z]/i);
    }
  });

  test('as the account that scheduled it met it, which may publish for more schools', async () => {
    const both = await person(payload, 'editor', ['HIM', 'SEG']);
    const doc = await page(payload, { _status: 'draft', field_domain_access: ['HIM', 'SEG'] });
    await takeTitle(doc.id);
    expect(await say(failed(doc.id, both.id), 'en')).toBe('Title: This text is required.');
    expect(await say(failed(doc.id, 0), 'en')).toBe(why);
  });
});
