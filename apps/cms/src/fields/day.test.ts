import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
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
