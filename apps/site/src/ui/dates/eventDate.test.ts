import type { EventDate } from '@concierge/contract/eventDate';
import { describe, expect, test } from 'vitest';
import { cases } from './eventDate.cases.ts';
import { eventLocale, eventZone, formatEventDate } from './eventDate.ts';

describe.each(
  Object.entries(cases).map(([type, [title, rows]]) => ({
    type: Number(type) as EventDate['date_type'],
    title,
    rows,
  })),
)('$title', { tags: ['S1.dates.1', 'S3.date.6'] }, ({ type: date_type, rows }) => {
  test.each(rows)('%s: %s', (_, data, { duration, type, locale, zone, withZone }, text) => {
    const date = { data, date_type, duration, type, time: false };
    expect(formatEventDate(date, locale, zone, withZone)).toBe(text);
  });
});

test('the locale is en-US and the zone Europe/Paris where nothing else is asked for', {
  tags: ['S9.dates.1', 'S9.dates.2', 'S3.date.7'],
}, () => {
  expect([eventLocale, eventZone]).toEqual(['en-US', 'Europe/Paris']);
});

test('there are at least sixty cases', { tags: ['S3.date.3'] }, () => {
  expect(Object.values(cases).flatMap(([, rows]) => rows).length).toBeGreaterThanOrEqual(60);
});
