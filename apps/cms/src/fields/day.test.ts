import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { swissStamp } from '../i18n/swissTime.ts';
import { testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();

interface Instant {
  readonly place: string;
  readonly zones: unknown;
  readonly inLists: string | undefined;
}

/** What the server writes down itself: nobody types into them. */
const recorded = new Set(['leads', 'payload-jobs', 'subscribers', 'visits']);

/** Fields of an instant, those of rows too. */
const typedInstants = (fields: readonly FlattenedField[], place: string): Instant[] =>
  fields.flatMap((field) => {
    const at = `${place}.${field.name}`;
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) => typedInstants(block.flattenedFields, at));
    if ('flattenedFields' in field) return typedInstants(field.flattenedFields, at);
    if (field.type !== 'date' || field.admin?.date?.pickerAppearance !== 'dayAndTime') return [];
    const zones = typeof field.timezone === 'object' && field.timezone.supportedTimezones;
    return [{ place: at, zones, inLists: field.admin.date.displayFormat }];
  });

test('every instant that is typed into the admin is in Swiss time, and says so in forms and lists', () => {
  const found = payload.config.collections
    .filter(({ slug }) => !recorded.has(slug))
    .flatMap(({ slug, flattenedFields }) => typedInstants(flattenedFields, slug));
  expect([...new Set(found.map(({ place }) => place))]).toEqual(
    expect.arrayContaining(['pages.news.date', 'campaigns.Start_Datetime', 'releases.publishAt']),
  );
  for (const { place, zones, inLists } of found) {
    expect(zones, place).toEqual([{ label: 'Europe/Zurich', value: 'Europe/Zurich' }]);
    expect(inLists, place).toMatch(/HH:mm O$/);
  }
});

test('what the server wrote down is in Swiss time in forms and lists, wherever the browser is', () => {
  expect(swissStamp('2026-06-30T22:30:00.000Z')).toBe('2026-07-01 00:30 GMT+2');
  expect(swissStamp('2026-11-29T00:44:00.000Z')).toBe('2026-11-29 01:44 GMT+1');
  for (const { slug, fields, flattenedFields } of payload.config.collections) {
    const dates = flattenedFields.filter((field) => field.type === 'date');
    for (const { name, timezone, admin } of dates) {
      const place = `${slug}.${name}`;
      if (timezone || admin?.date?.pickerAppearance === 'dayOnly') continue;
      expect(admin?.components?.Cell, place).toBe(
        '/admin/lists/SwissInstantCell.tsx#SwissInstantCell',
      );
      const isShown = recorded.has(slug) && !admin?.hidden && slug !== 'payload-jobs';
      if (isShown) expect(admin?.components?.Field, place).toContain('#SwissInstant');
    }
    // What the lists read.
    const created = fields.find((field) => 'name' in field && field.name === 'createdAt');
    if (created) expect(dates).toContain(created);
  }
});

test('a form and a list read the zone beside an instant, though nothing is stored of it', async () => {
  const { id } = await payload.create({
    collection: 'campaigns',
    locale: 'en',
    data: {
      crm_id: unique('zoned'),
      kind: 'webinar',
      Name: 'Zoned',
      StartDate: '2099-01-01',
      EndDate: '2099-01-01',
      Start_Datetime: '2099-01-01T08:30:00.000Z',
      field_domain_access: ['HIM'],
    },
    overrideAccess: true,
  });
  const { docs } = await payload.find({
    collection: 'campaigns',
    where: { id: { equals: id } },
    overrideAccess: true,
  });
  expect(docs).toMatchObject([
    { Start_Datetime: '2099-01-01T08:30:00.000Z', Start_Datetime_tz: 'Europe/Zurich' },
  ]);
});
