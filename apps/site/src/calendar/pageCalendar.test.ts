import type { PageNode } from '@concierge/contract/node';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import { interfaceStrings } from '../i18n/strings.ts';
import { pageCalendar } from './pageCalendar.ts';

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
const rest = {
  name: 'Open house · Hotel Institute',
  today: '2026-11-21',
  lang: 'en' as const,
  t: interfaceStrings('en'),
  host: (code = 'him') => `${code.toLowerCase()}.localhost`,
  address: (alias: string) => `https://him.localhost/en${alias}`,
};
const calendar = (node: PageNode) => pageCalendar({ node, ...rest }) ?? '';

// Both sides of both changes of the clock, across them, the hour that comes twice, and the turn of
// the year.
const edges = [
  ['2027-03-28T00:30:00Z', 20],
  ['2027-03-28T00:30:00Z', 90],
  ['2027-03-28T01:00:00Z', 60],
  ['2027-03-27T10:00:00Z', 2880],
  ['2027-10-30T23:30:00Z', 20],
  ['2027-10-30T23:30:00Z', 180],
  ['2027-10-31T00:30:00Z', 20],
  ['2027-10-31T00:30:00Z', 60],
  ['2027-10-31T01:30:00Z', 60],
  ['2027-10-31T02:30:00Z', 60],
  ['2027-10-30T10:00:00Z', 2880],
  ['2027-12-31T22:30:00Z', 90],
] as const;

test.each(edges)(
  'an event of %s over %d minutes begins and ends at the same instants for two parsers',
  (instant, Duration) => {
    const text = calendar(nodeWith({ event: event(instant, { Duration }) }));
    const begins = Date.parse(instant);
    const expected = {
      uid: 'C-1@him.localhost',
      summary: 'День открытых дверей; a, b',
      begins,
      ends: begins + Duration * 60_000,
    };
    expect(readByIcal(text)).toEqual(expected);
    expect(readByNodeIcal(text)).toEqual(expected);
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
  },
);

test('an event without a length ends with its last day where that is a later one, else nobody says when', () => {
  const written = (EndDate: string) => {
    const lengthless = event('2027-05-04T07:00:00Z', { EndDate, Duration: undefined });
    const text = calendar(nodeWith({ event: lengthless }));
    expect(readByIcal(text).begins).toBe(Date.parse('2027-05-04T07:00:00Z'));
    expect(readByNodeIcal(text)?.begins).toBe(Date.parse('2027-05-04T07:00:00Z'));
    return /DTEND.*(?=\r)/.exec(text)?.[0];
  };
  expect(written('2027-05-06')).toBe('DTEND;TZID=Europe/Zurich:20270506T235959');
  expect(written('2027-05-04')).toBeUndefined();
});

test('what a calendar app shows as local time is Swiss wall-clock time, unless it would have two meanings', () => {
  const written = (instant: string) =>
    /DTSTART(;TZID=.*|:\d+T\d+Z)/.exec(calendar(nodeWith({ event: event(instant) })))?.[0];
  expect(written('2027-03-28T01:30:00Z')).toBe('DTSTART;TZID=Europe/Zurich:20270328T033000');
  expect(written('2027-10-31T01:30:00Z')).toBe('DTSTART:20271031T013000Z');
});

function readByIcal(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  const timezone = component.getFirstSubcomponent('vtimezone');
  if (timezone) ICAL.TimezoneService.register(new ICAL.Timezone(timezone));
  const { uid, summary, startDate, endDate } = new ICAL.Event(
    component.getFirstSubcomponent('vevent') ?? undefined,
  );
  return {
    uid,
    summary,
    begins: startDate.toJSDate().getTime(),
    ends: endDate.toJSDate().getTime(),
  };
}

function readByNodeIcal(text: string) {
  const entry = Object.values(nodeIcal.sync.parseICS(text)).find(
    (candidate) => candidate?.type === 'VEVENT',
  );
  if (entry?.type !== 'VEVENT') return undefined;
  return {
    uid: entry.uid,
    summary: entry.summary,
    begins: entry.start.getTime(),
    ends: entry.end?.getTime(),
  };
}

test('a called-off event is cancelled under the same id, and one that takes place after all is no older than that', () => {
  const [called, off] = [false, true].map((cancelled) =>
    calendar(nodeWith({ event: event('2027-05-01T10:00:00Z', { cancelled }) })),
  );
  expect(off).toContain('STATUS:CANCELLED');
  expect(off).toContain('UID:C-1@him.localhost');
  const revision = (text = '') => /SEQUENCE:\d+/.exec(text)?.[0];
  expect(revision(called)).toBe(revision(off));
});

test('a programme gives its starts and deadlines as whole days', () => {
  const program = {
    intakes: [{ date: '2027-09-13', application_deadline: '2027-06-30', seats: 'open' }],
  } as PageNode['program'];
  expect(calendar(nodeWith({ program })).match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20270913',
    'DTSTART;VALUE=DATE:20270630',
  ]);
});

test('a feed of programmes has the starts and deadlines of each, or one kind of them, under the ids of their own pages', () => {
  const facts = {
    school: 'CAA',
    intakes: [{ date: '2027-09-13', application_deadline: '2027-06-30', seats: 'open' }],
  } as NonNullable<PageNode['program']>;
  const programs = ['7', '8'].map((id) => ({
    id,
    title: `Programme ${id}`,
    alias: `/programs/${id}/`,
    facts,
  }));
  const ids = (text = '') =>
    Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
      entry?.type === 'VEVENT' ? [entry.uid] : [],
    );
  const feed = ids(pageCalendar({ node: nodeWith({ id: '1' }), programs, ...rest }));
  expect(feed).toEqual(
    ['7', '8'].flatMap((id) => [
      `${id}-2027-09-13-start@caa.localhost`,
      `${id}-2027-09-13-deadline@caa.localhost`,
    ]),
  );
  expect(ids(pageCalendar({ node: nodeWith({ id: '7', program: facts }), ...rest }))).toEqual(
    feed.slice(0, 2),
  );
  const deadlines = pageCalendar({
    node: nodeWith({ id: '1' }),
    programs,
    dates: ['deadline'],
    ...rest,
  });
  expect(ids(deadlines)).toEqual(feed.filter((id) => id.includes('deadline')));
});

test('a start stays in the calendar of who has applied until it has begun, a deadline while it can be met', () => {
  const intake = (date: string, application_deadline: string, seats = 'open') => ({
    ...{ date, application_deadline, seats },
  });
  const program = {
    intakes: [
      intake('2026-11-20', '2026-09-30'),
      intake('2026-12-01', '2026-11-20'),
      intake('2027-02-01', '2026-12-15', 'closed'),
      intake('2027-09-13', '2027-06-30'),
    ],
  } as PageNode['program'];
  const text = calendar(nodeWith({ program }));
  expect(text.match(/(?<=DTSTART;VALUE=DATE:)\d+/g)).toEqual([
    ...['20261201', '20270201', '20270913', '20270630'],
  ]);
  expect(text.match(/SUMMARY:.*Start of term/g)).toHaveLength(3);
});

test('a calendar names its school, and an event has one id on every site that lists it', () => {
  const own = calendar(nodeWith({ event: event('2027-05-01T10:00:00Z') }));
  const listed = [event('2027-05-01T10:00:00Z', { school: 'HIM' })];
  const host = (code = 'SEG') => rest.host(code);
  const away = pageCalendar({ node: nodeWith({}), listed, ...rest, host });
  expect(own).toContain('NAME:Open house · Hotel Institute');
  for (const text of [own, away]) expect(text).toContain('UID:C-1@him.localhost');
});

test('a programme of another site is linked there', () => {
  const facts = {
    intakes: [{ date: '2027-09-13', application_deadline: '2027-06-30', seats: 'open' }],
  } as NonNullable<PageNode['program']>;
  const program = { id: '7', title: 'Bachelor', alias: '/programs/7/', facts, host_brand: 'HIM' };
  const text = pageCalendar({
    node: nodeWith({ id: '1' }),
    programs: [program],
    dates: ['start'],
    ...rest,
    address: (alias, brand) => `https://${brand}.example${alias}`,
  });
  expect(text).toContain('URL;VALUE=URI:https://HIM.example/programs/7/');
});

test('a deadline is written as readers of its language write days', () => {
  const program = {
    intakes: [{ date: '2027-09-13', application_deadline: '2027-06-30', seats: 'open' }],
  } as PageNode['program'];
  const summary = (lang: 'en' | 'ru') => {
    const own = { ...rest, lang, t: interfaceStrings(lang) };
    const text = pageCalendar({ node: nodeWith({ program }), dates: ['deadline'], ...own });
    return /SUMMARY:(.*)/.exec(text?.replaceAll(/\r\n /g, '') ?? '')?.[1]?.trim();
  };
  expect(summary('en')).toBe('Open house: Apply by June 30\\, 2027');
  expect(summary('ru')).toBe('Open house: Приём заявок до 30 июня 2027 г.');
});

test('a page without dates has no calendar', () =>
  expect(pageCalendar({ node: nodeWith({}), ...rest })).toBeUndefined());

test('what takes place online is there and in no town', () => {
  const place = { Event_Location__c: 'Aula', City__c: 'Bern' };
  const at = (attendance: string) =>
    /LOCATION:(.*)\r/.exec(
      calendar(nodeWith({ event: event('2027-05-01T10:00:00Z', { ...place, attendance }) })),
    )?.[1];
  expect([at('online'), at('onsite')]).toEqual(['Online', 'Aula\\, Bern']);
});
