import { campaignSchema } from '@concierge/contract/campaign';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceStrings } from '../i18n/strings.ts';
import { Booked } from './Booked.tsx';
import { leadBooking, namesHour, readBooking } from './bookingQuery.ts';

const event = campaignSchema.parse({
  Id: 'EV-1',
  Name: 'Open house in Mürren',
  StartDate: '2036-03-08',
  EndDate: '2036-03-08',
  Start_Datetime: '2036-03-08T09:00:00Z',
  Duration: 240,
  Event_Location__c: 'School hotel',
  City__c: 'Mürren',
  kind: 'open_house',
  alias: '/events/open-house/',
});
const shown = (query: string, lang: 'en' | 'ar' = 'en', booked?: typeof event) =>
  renderToStaticMarkup(
    <Booked
      event={booked}
      booking={readBooking(new URLSearchParams(query))}
      lang={lang}
      t={interfaceStrings(lang)}
    />,
  );

test('a booked event is repeated with its hours, its place and its calendar file', () => {
  const html = shown('event=EV-1', 'en', event);
  for (const part of [
    'Open house in Mürren',
    'Saturday, March 8, 2036, 10:00 AM – 2:00 PM in Switzerland',
    'School hotel, Mürren',
    'href="/en/calendar/events/open-house.ics"',
  ])
    expect(html).toContain(part);
  expect(shown('event=EV-1', 'ar', event)).toContain('href="/ar/calendar/events/open-house.ics"');
});

test('an event that was called off meanwhile is not said to be booked', () => {
  const html = shown('event=EV-1', 'en', { ...event, cancelled: true });
  expect(html).toContain('Open house in Mürren');
  expect(html).toContain('This event will not take place.');
  expect(html).not.toMatch(/you have booked|calendar/);
});

test('a booked visit is repeated with its school, its day and its hour', () => {
  const query = new URLSearchParams(
    leadBooking(
      {
        type: 'visit-school',
        fields: {
          SchoolInterest: 'HIM',
          VisitPreferredDate: '2036-03-04',
          VisitPreferredTime: '10:30',
          Name: 'Ana',
        },
      },
      true,
    ),
  );
  expect([...query.keys()]).toEqual(['school', 'date', 'time']);
  expect(namesHour(readBooking(query))).toBe(true);
  const html = shown(String(query));
  expect(html).toContain('Tuesday, March 4, 2036, 10:30 AM in Switzerland');
  expect(html).toContain('Hotel Institute');
  expect(html).toContain('What you have booked');
  const requested = shown(`${query}&pending=1`);
  expect(requested).toContain('10:30 AM in Switzerland');
  expect(requested).toContain('The school will confirm this time to you');
  expect(requested).not.toContain('What you have booked');
});

test.each(['date=2036-02-30&time=10:30', 'date=2036-03-04&time=soon', 'school=%3Cb%3E', ''])(
  'an address that names no hour shows nothing: %s',
  (query) => {
    expect(shown(query)).toBe('');
    expect(namesHour(readBooking(new URLSearchParams(query)))).toBe(false);
  },
);

test('what books nothing says nothing', () =>
  expect(
    leadBooking({ type: 'contact', fields: { VisitPreferredDate: '2036-03-04' } }, false),
  ).toEqual({}));
