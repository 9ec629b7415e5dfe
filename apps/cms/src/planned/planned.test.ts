import { expect, test } from 'vitest';
import { signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { addMonths, calendarWeeks, isDayOfCentury } from './days.ts';
import { plannedFor } from './plannedFor.ts';

const payload = await testPayload();
const people = {
  editor: await signedIn(payload, 'editor', ['HIM']),
  translator: await signedIn(payload, 'translator', ['HIM']),
  ofSHMS: await signedIn(payload, 'reviewer', ['SHMS']),
  admissions: await signedIn(payload, 'admissions', ['HIM']),
  analyst: await signedIn(payload, 'analyst', ['HIM']),
  nobody: await signedIn(payload, 'editor'),
  admin: await signedIn(payload, 'admin'),
};
const overrideAccess = true;
const now = new Date('2033-03-20T10:00:00Z');
const span = { from: '2033-03-20', to: '2033-04-20' };

const seen = async (name: keyof typeof people) =>
  (await plannedFor(payload, people[name].user, span, now)).map(
    ({ day, goes, what, title, brands, by, at }) => ({ day, goes, what, title, brands, by, at }),
  );

const schedule = (id: number, waitUntil: string, more: object = {}) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'pages', value: String(id) },
      user: { relationTo: 'users', value: people.editor.user.id },
      ...more,
    } as never,
    waitUntil: new Date(waitUntil),
  });

const titles = { him: unique('Launch'), shms: unique('Farewell'), fees: unique('Priced') };
const event = unique('Open day');
const him = await page(payload, { title: titles.him, _status: 'draft' });
const shms = await page(payload, { title: titles.shms, field_domain_access: ['SHMS'] });
// The Swiss clock is an hour ahead before the 27th of March, and two after it.
await schedule(him.id, '2033-03-25T23:30:00Z');
await schedule(shms.id, '2033-04-02T08:00:00Z', { type: 'unpublish', locale: 'es' });
await schedule(him.id, '2033-05-01T08:00:00Z');
await page(payload, {
  type: 'program',
  title: titles.fees,
  program: {
    details: [
      {
        blockType: 'program_details',
        fees: [1, 2].map((semester) => ({
          kind: 'tuition',
          amount: 9000,
          semester,
          valid_from: '2032-01-01T12:00:00.000Z',
          valid_to: '2033-03-31T12:00:00.000Z',
        })),
        intakes: [
          {
            date: '2033-09-01T12:00:00.000Z',
            application_deadline: '2033-03-22T12:00:00.000Z',
            seats: 'open',
          },
        ],
      },
    ],
  },
});
const campaign = await payload.create({
  collection: 'campaigns',
  locale: 'en',
  overrideAccess,
  data: {
    kind: 'open_house',
    crm_id: unique('crm'),
    Name: event,
    StartDate: '2033-03-21T12:00:00.000Z',
    EndDate: '2033-03-22T12:00:00.000Z',
    field_domain_access: ['SHMS', 'HIM'],
  },
});

const ofHim = {
  applications: {
    day: '2033-03-22',
    goes: 'off',
    what: 'Applications for an intake',
    title: titles.fees,
    brands: ['HIM'],
  },
  event: { day: '2033-03-22', goes: 'off', what: 'Event', title: event },
  page: {
    day: '2033-03-26',
    at: '2033-03-25T23:30:00.000Z',
    goes: 'live',
    what: 'Page',
    title: titles.him,
    brands: ['HIM'],
    by: people.editor.user.email,
  },
  fees: { day: '2033-03-31', goes: 'off', what: 'Fees', title: titles.fees },
};
const ofShms = {
  day: '2033-04-02',
  goes: 'off',
  what: 'Page',
  title: titles.shms,
  brands: ['SHMS'],
};

test('who reads content of a brand sees what is planned for it, day by day and once each', async () => {
  for (const name of ['editor', 'translator'] as const)
    expect(await seen(name), name).toMatchObject([
      ofHim.event,
      ofHim.applications,
      ofHim.page,
      ofHim.fees,
    ]);
  expect(await seen('ofSHMS')).toMatchObject([ofHim.event, ofShms]);
});

test('an administrator sees all brands; who reads no content, or has no brand, sees nothing', async () => {
  const all = (await seen('admin')).map(({ title }) => title);
  expect(all).toEqual([event, titles.fees, titles.him, titles.fees, titles.shms]);
  for (const name of ['admissions', 'analyst', 'nobody'] as const)
    expect(await seen(name), name).toEqual([]);
});

test('each entry leads to its document, in its language where it is of one only', async () => {
  const entries = await plannedFor(payload, people.ofSHMS.user, span, now);
  expect(entries.map(({ href }) => href)).toEqual([
    `/admin/collections/campaigns/${campaign.id}`,
    `/admin/collections/pages/${shms.id}?locale=es`,
  ]);
});

test('months are a month long, whatever their length, and weeks begin on Monday', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  expect(calendarWeeks('2026-11-23', '2026-12-23').map(([monday]) => monday)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
    '2026-12-14',
    '2026-12-21',
  ]);
  expect(calendarWeeks('2026-11-29', '2026-12-01')[0]?.[0]).toBe('2026-11-23');
  expect(['2026-11-31', '2026-1-1', 'x', undefined, '2026-11-30'].filter(isDayOfCentury)).toEqual([
    '2026-11-30',
  ]);
});
