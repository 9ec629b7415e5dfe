import type { PageNode } from '@concierge/contract/node';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import { stringsOf } from '../i18n/strings.ts';
import { calendarOf } from './calendarOf.ts';

function nodeWith(part: Partial<PageNode>): PageNode {
  return {
    id: '7',
    type: 'webinar',
    title: 'Open house',
    alias: '/events/x/',
    lang: 'en',
    translations: {},
    field_blocks: [],
    ...part,
  } as PageNode;
}
const event = (Start_Datetime: string, more = {}) => ({
  Id: 'C-1',
  Name: 'День открытых дверей; a, b',
  StartDate: '2027-03-28',
  EndDate: '2027-03-28',
  Start_Datetime,
  Duration: 90,
  kind: 'open_house' as const,
  attendance: 'onsite' as const,
  cancelled: false,
  ...more,
});
const calendar = (node: PageNode) =>
  calendarOf({ node, t: stringsOf('en'), host: 'him.localhost', address: (alias) => `https://him.localhost/en${alias}` }) ?? '';

// Both sides of both changes of the clock.
test.each(['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', '2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z', '2027-12-31T23:30:00Z'])(
  '%s is the same instant for two parsers',
  (instant) => {
    const text = calendar(nodeWith({ event: event(instant) }));
    const component = new ICAL.Component(ICAL.parse(text));
    const timezone = component.getFirstSubcomponent('vtimezone');
    if (timezone) ICAL.TimezoneService.register(new ICAL.Timezone(timezone));
    const first = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined);
    const [second] = Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
    // The hour that the clock repeats has no name of its own in local time; either reading is an hour apart at most.
    const repeated = instant.startsWith('2027-10-31T0');
    const expected = Date.parse(instant);
    const read = [first.startDate.toJSDate().getTime(), second?.type === 'VEVENT' ? second.start.getTime() : 0];
    for (const start of read) expect(Math.abs(start - expected)).toBeLessThanOrEqual(repeated ? 3_600_000 : 0);
    expect(first.summary).toBe('День открытых дверей; a, b');
    expect(first.uid).toBe('C-1@him.localhost');
  },
);

test('a called-off event is cancelled under the same id', () => {
  const text = calendar(nodeWith({ event: event('2027-05-01T10:00:00Z', { cancelled: true }) }));
  expect(text).toContain('STATUS:CANCELLED');
  expect(text).toContain('UID:C-1@him.localhost');
});

test('a programme gives its starts and deadlines as whole days', () => {
  const program = { intakes: [{ date: '2027-09-13', application_deadline: '2027-06-30', seats: 'open' }] } as PageNode['program'];
  expect(calendar(nodeWith({ program })).match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20270913',
    'DTSTART;VALUE=DATE:20270630',
  ]);
});

test('a page without dates has no calendar', () =>
  expect(calendarOf({ node: nodeWith({}), t: stringsOf('en'), host: 'h', address: String })).toBeUndefined());
