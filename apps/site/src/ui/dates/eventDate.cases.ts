import type { EventDate } from '@concierge/contract/eventDate';

interface More {
  duration?: number;
  type?: string;
  locale?: string;
  zone?: string;
  withZone?: boolean;
}
/** What is special, the date, what else is given, the text. */
type Case = [string, string, More, string];

/** Cases by date_type. 2026: clocks go forward on 29 March and back on 25 October at 1:00 UTC. */
export const cases: Record<EventDate['date_type'], [title: string, cases: Case[]]> = {
  1: [
    '[S9.dates.4] [S9.dates.5] date_type 1: long weekday, date, start, and end by duration',
    [
      [
        'winter',
        '2026-03-02T09:00:00Z',
        { duration: 90 },
        'Monday, March 2, 2026, 10:00 AM – 11:30 AM',
      ],
      [
        'summer',
        '2026-07-14T16:30:00Z',
        { duration: 90 },
        'Tuesday, July 14, 2026, 6:30 PM – 8:00 PM',
      ],
      [
        'es',
        '2026-03-02T09:00:00Z',
        { duration: 90, locale: 'es' },
        'lunes, 2 de marzo de 2026, 10:00 – 11:30',
      ],
      [
        'ar-u-nu-latn',
        '2026-03-02T09:00:00Z',
        { duration: 90, locale: 'ar-u-nu-latn' },
        'الاثنين، 2 مارس 2026، 10:00 ص – 11:30 ص',
      ],
      [
        'ru',
        '2026-03-02T09:00:00Z',
        { duration: 90, locale: 'ru' },
        'понедельник, 2 марта 2026 г., 10:00 – 11:30',
      ],
      ['no duration', '2026-03-02T09:00:00Z', {}, 'Monday, March 2, 2026, 10:00 AM'],
      ['duration 0', '2026-03-02T09:00:00Z', { duration: 0 }, 'Monday, March 2, 2026, 10:00 AM'],
      [
        'negative duration',
        '2026-03-02T09:00:00Z',
        { duration: -30 },
        'Monday, March 2, 2026, 10:00 AM',
      ],
      [
        'one minute',
        '2026-03-02T09:00:00Z',
        { duration: 1 },
        'Monday, March 2, 2026, 10:00 AM – 10:01 AM',
      ],
      [
        'all day long',
        '2026-03-02T09:00:00Z',
        { duration: 1440 },
        'Monday, March 2, 2026, 10:00 AM – Tuesday, March 3, 2026, 10:00 AM',
      ],
      [
        'over midnight',
        '2026-03-02T22:30:00Z',
        { duration: 60 },
        'Monday, March 2, 2026, 11:30 PM – Tuesday, March 3, 2026, 12:30 AM',
      ],
      [
        'ends at midnight',
        '2026-03-02T22:00:00Z',
        { duration: 60 },
        'Monday, March 2, 2026, 11:00 PM – Tuesday, March 3, 2026, 12:00 AM',
      ],
      [
        'over new year',
        '2026-12-31T22:30:00Z',
        { duration: 90 },
        'Thursday, December 31, 2026, 11:30 PM – Friday, January 1, 2027, 1:00 AM',
      ],
      [
        'before clocks go forward',
        '2026-03-29T00:30:00Z',
        { duration: 15 },
        'Sunday, March 29, 2026, 1:30 AM – 1:45 AM',
      ],
      [
        'while clocks go forward',
        '2026-03-29T00:30:00Z',
        { duration: 60 },
        'Sunday, March 29, 2026, 1:30 AM GMT+1 – 3:30 AM GMT+2',
      ],
      [
        'after clocks went forward',
        '2026-03-29T01:30:00Z',
        { duration: 60 },
        'Sunday, March 29, 2026, 3:30 AM – 4:30 AM',
      ],
      [
        'before clocks go back',
        '2026-10-24T23:30:00Z',
        { duration: 30 },
        'Sunday, October 25, 2026, 1:30 AM – 2:00 AM',
      ],
      [
        'while clocks go back',
        '2026-10-25T00:30:00Z',
        { duration: 60 },
        'Sunday, October 25, 2026, 2:30 AM GMT+2 – 2:30 AM GMT+1',
      ],
      [
        'the second 2:30',
        '2026-10-25T01:30:00Z',
        { duration: 60 },
        'Sunday, October 25, 2026, 2:30 AM – 3:30 AM',
      ],
      [
        'over a night with change',
        '2026-03-28T22:00:00Z',
        { duration: 600 },
        'Saturday, March 28, 2026, 11:00 PM – Sunday, March 29, 2026, 10:00 AM',
      ],
      ['date only', '2026-03-02', { duration: 60 }, 'Monday, March 2, 2026'],
      [
        'date only in the west',
        '2026-03-01',
        { zone: 'America/Los_Angeles' },
        'Sunday, March 1, 2026',
      ],
      [
        'offset',
        '2026-03-02T10:00:00+05:00',
        { duration: 60 },
        'Monday, March 2, 2026, 6:00 AM – 7:00 AM',
      ],
      [
        'visitor',
        '2026-03-02T09:00:00Z',
        { duration: 90, zone: 'Asia/Almaty' },
        'Monday, March 2, 2026, 2:00 PM – 3:30 PM',
      ],
      [
        'visitor a day later',
        '2026-03-02T20:00:00Z',
        { duration: 60, zone: 'Asia/Tokyo' },
        'Tuesday, March 3, 2026, 5:00 AM – 6:00 AM',
      ],
      [
        'visitor with half an hour',
        '2026-03-02T09:00:00Z',
        { duration: 30, zone: 'Asia/Kolkata' },
        'Monday, March 2, 2026, 2:30 PM – 3:00 PM',
      ],
      [
        'no zone to leave out',
        '2026-03-02T09:00:00Z',
        { duration: 90, withZone: false },
        'Monday, March 2, 2026, 10:00 AM – 11:30 AM',
      ],
      ['not a date', 'soon', {}, 'soon'],
      ['hour 25', '2026-03-02T25:00:00Z', {}, '2026-03-02T25:00:00Z'],
    ],
  ],
  2: [
    '[S9.dates.6] date_type 2: short weekday, date and time with zone',
    [
      ['winter', '2026-03-02T09:00:00Z', { duration: 90 }, 'Mon, Mar 2, 2026, 10:00 AM GMT+1'],
      ['summer', '2026-07-14T16:30:00Z', { duration: 90 }, 'Tue, Jul 14, 2026, 6:30 PM GMT+2'],
      ['es', '2026-03-02T09:00:00Z', { duration: 90, locale: 'es' }, 'lun, 2 mar 2026, 10:00 CET'],
      [
        'ar-u-nu-latn',
        '2026-03-02T09:00:00Z',
        { duration: 90, locale: 'ar-u-nu-latn' },
        'الاثنين، 2 مارس 2026، 10:00 ص غرينتش+1',
      ],
      [
        'ru',
        '2026-03-02T09:00:00Z',
        { duration: 90, locale: 'ru' },
        'пн, 2 мар. 2026 г., 10:00 GMT+1',
      ],
      [
        'new year in Paris, old year in UTC',
        '2026-12-31T23:15:00Z',
        {},
        'Fri, Jan 1, 2027, 12:15 AM GMT+1',
      ],
      ['before, with zone', '2026-03-29T00:59:00Z', {}, 'Sun, Mar 29, 2026, 1:59 AM GMT+1'],
      ['after, with zone', '2026-03-29T01:00:00Z', {}, 'Sun, Mar 29, 2026, 3:00 AM GMT+2'],
      ['first 2:30, with zone', '2026-10-25T00:30:00Z', {}, 'Sun, Oct 25, 2026, 2:30 AM GMT+2'],
      ['second 2:30, with zone', '2026-10-25T01:30:00Z', {}, 'Sun, Oct 25, 2026, 2:30 AM GMT+1'],
      ['date only', '2026-03-02', {}, 'Mon, Mar 2, 2026'],
      ['wall time', '2026-03-02T10:00', {}, 'Mon, Mar 2, 2026, 10:00 AM GMT+1'],
      ['wall time in summer', '2026-07-02T10:00:00', {}, 'Thu, Jul 2, 2026, 10:00 AM GMT+2'],
      ['wall time that is skipped', '2026-03-29T02:30', {}, 'Sun, Mar 29, 2026, 3:30 AM GMT+2'],
      ['wall time that comes twice', '2026-10-25T02:30', {}, 'Sun, Oct 25, 2026, 2:30 AM GMT+2'],
      [
        'visitor',
        '2026-03-02T09:00:00Z',
        { zone: 'Asia/Almaty', withZone: false },
        'Mon, Mar 2, 2026, 2:00 PM',
      ],
      [
        'visitor a day before',
        '2026-03-02T04:00:00Z',
        { zone: 'America/New_York', withZone: false },
        'Sun, Mar 1, 2026, 11:00 PM',
      ],
      [
        'without zone in summer',
        '2026-07-14T16:30:00Z',
        { withZone: false },
        'Tue, Jul 14, 2026, 6:30 PM',
      ],
    ],
  ],
  3: [
    '[S9.dates.7] date_type 3: plain date of the locale',
    [
      ['winter', '2026-03-02T09:00:00Z', { duration: 90 }, '3/2/2026'],
      ['summer', '2026-07-14T16:30:00Z', { duration: 90 }, '7/14/2026'],
      ['es', '2026-03-02T09:00:00Z', { duration: 90, locale: 'es' }, '2/3/2026'],
      [
        'ar-u-nu-latn',
        '2026-03-02T09:00:00Z',
        { duration: 90, locale: 'ar-u-nu-latn' },
        '2\u200f/3\u200f/2026',
      ],
      ['ru', '2026-03-02T09:00:00Z', { duration: 90, locale: 'ru' }, '02.03.2026'],
      ['date only', '2026-03-02', {}, '3/2/2026'],
      ['month 13', '2026-13-01', {}, '2026-13-01'],
    ],
  ],
  4: [
    '[S9.dates.8] date_type 4: day month year',
    [
      ['winter', '2026-03-02T09:00:00Z', { duration: 90 }, '2 March 2026'],
      ['summer', '2026-07-14T16:30:00Z', { duration: 90 }, '14 July 2026'],
      ['es', '2026-03-02T09:00:00Z', { duration: 90, locale: 'es' }, '2 de marzo de 2026'],
      [
        'ar-u-nu-latn',
        '2026-03-02T09:00:00Z',
        { duration: 90, locale: 'ar-u-nu-latn' },
        '2 مارس 2026',
      ],
      ['ru', '2026-03-02T09:00:00Z', { duration: 90, locale: 'ru' }, '2 марта 2026 г.'],
      ['year end', '2026-12-31T23:15:00Z', {}, '1 January 2027'],
      ['date only', '2026-03-02', {}, '2 March 2026'],
      ['leap day', '2028-02-29', {}, '29 February 2028'],
      ['30 February', '2026-02-30', {}, '2026-02-30'],
    ],
  ],
  5: [
    '[S9.dates.9] date_type 5: month year',
    [
      ['winter', '2026-03-02T09:00:00Z', { duration: 90 }, 'March 2026'],
      ['summer', '2026-07-14T16:30:00Z', { duration: 90 }, 'July 2026'],
      ['es', '2026-03-02T09:00:00Z', { duration: 90, locale: 'es' }, 'marzo de 2026'],
      [
        'ar-u-nu-latn',
        '2026-03-02T09:00:00Z',
        { duration: 90, locale: 'ar-u-nu-latn' },
        'مارس 2026',
      ],
      ['ru', '2026-03-02T09:00:00Z', { duration: 90, locale: 'ru' }, 'март 2026 г.'],
      ['year end', '2026-12-31T22:15:00Z', {}, 'December 2026'],
      ['new year', '2026-12-31T23:15:00Z', {}, 'January 2027'],
    ],
  ],
  6: [
    '[S9.dates.10] [S3.date.5] date_type 6: day number or short month',
    [
      ['winter', '2026-03-02T09:00:00Z', { duration: 90 }, 'Mar'],
      ['summer', '2026-07-14T16:30:00Z', { duration: 90 }, 'Jul'],
      ['numeric', '2026-03-02T09:00:00Z', { type: 'numeric' }, '2'],
      ['not numeric', '2026-03-02T09:00:00Z', { type: 'text' }, 'Mar'],
      ['numeric, next day in Paris', '2026-03-02T23:30:00Z', { type: 'numeric' }, '3'],
      ['es', '2026-03-02T09:00:00Z', { duration: 90, locale: 'es' }, 'mar'],
      ['ar-u-nu-latn', '2026-03-02T09:00:00Z', { duration: 90, locale: 'ar-u-nu-latn' }, 'مارس'],
      ['ru', '2026-03-02T09:00:00Z', { duration: 90, locale: 'ru' }, 'март'],
      ['numeric', '2026-03-02T09:00:00Z', { type: 'numeric', locale: 'ru' }, '2'],
      ['numeric', '2026-03-02T09:00:00Z', { type: 'numeric', locale: 'ar-u-nu-latn' }, '2'],
      ['numeric', '2026-03-02T09:00:00Z', { type: 'numeric', locale: 'es' }, '2'],
      ['date only', '2026-03-02', { type: 'numeric' }, '2'],
    ],
  ],
};
