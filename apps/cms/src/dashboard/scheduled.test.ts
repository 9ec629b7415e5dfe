import { initI18n } from '@payloadcms/translations';
import { describe, expect, test } from 'vitest';
import { page, person, testPayload } from '../testing/testPayload.ts';
import { loadFailureReason } from './loadFailureReason.ts';
import { type Scheduled, scheduledFor } from './scheduled.ts';

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
