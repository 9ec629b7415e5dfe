import { expect, test } from 'vitest';
import { interfaceStrings } from '../../i18n/strings.ts';
import { ownAndSwissTime } from './zoneHours.ts';

const { swissTime: swiss, yourTime: own } = interfaceStrings('en').events;
const said = (zone: string, more: object = {}) =>
  ownAndSwissTime({ data: '2036-03-26T16:00:00Z', date_type: 2, time: true, ...more }, zone, {
    swiss,
    own,
  });

test.each([
  ['Asia/Kolkata', {}, 'Wed, Mar 26, 2036, 9:30 PM your time · 5:00 PM in Switzerland'],
  [
    'Asia/Tokyo',
    {},
    'Thu, Mar 27, 2036, 1:00 AM your time · Wed, Mar 26, 2036, 5:00 PM in Switzerland',
  ],
  [
    'Asia/Kolkata',
    { date_type: 1, duration: 45 },
    'Wednesday, March 26, 2036, 9:30 PM – 10:15 PM your time · 5:00 PM – 5:45 PM in Switzerland',
  ],
  [
    'Asia/Kolkata',
    { date_type: 1, duration: 180 },
    'Wednesday, March 26, 2036, 9:30 PM – Thursday, March 27, 2036, 12:30 AM your time · 5:00 PM – 8:00 PM in Switzerland',
  ],
])('hours of a visitor in %s', { tags: ['S9.dates.3'] }, (zone, more, text) =>
  expect(said(zone, more)).toBe(text),
);

test.each(['Europe/Berlin', 'Europe/Paris', 'Europe/Zurich'])(
  'in %s the clocks show the same',
  (zone) => expect(said(zone)).toBeUndefined(),
);
