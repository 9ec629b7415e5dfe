import { initI18n } from '@payloadcms/translations';
import { expect, test } from 'vitest';
import { page, person, testPayload } from '../testing/testPayload.ts';
import { type Scheduled, scheduledFor } from './scheduled.ts';
import { whyFailed } from './whyFailed.ts';

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

test('what failed is said in the language of whoever reads it, as long as it is still so', async () => {
  const { id } = await page(payload);
  const why = 'The following field is invalid: Title';
  const failed = { job: 1, page: id, title: '', at: '', type: 'publish', hasFailed: true, why };
  const said = async (language: 'en' | 'ru' | 'ar') => {
    const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language });
    return whyFailed(payload, editor, failed as Scheduled, i18n);
  };
  expect(await said('ru')).toBe(why);
  await payload.update({ collection: 'pages', id, data: { title: '' }, draft: true, ...override });
  expect(await said('en')).toBe('Title: This text is required.');
  for (const language of ['ru', 'ar'] as const) {
    expect(await said(language)).toMatch(/\p{L}/u);
    expect(await said(language)).not.toMatch(/[a-z]/i);
  }
});
