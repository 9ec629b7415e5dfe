import { swissMinute } from '@concierge/contract/swissMinute';

/** The day by which dates, years and campaigns are judged, `YYYY-MM-DD`. */
export type Day = string;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Today where the visitor is: the minimum of date inputs (spec §5). */
export const visitorsToday = (now = new Date()): Day =>
  `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

/** The first day of a visit: today where the visitor is, or in Switzerland if it is later there. */
export const firstVisitDay = (today: Day, now = new Date()): Day =>
  today > swissMinute(now) ? today : swissMinute(now).slice(0, 10);

/**
 * The earliest day that is today anywhere on earth; the server can't know the visitor's and must
 * not refuse it.
 */
export const earliestToday = (now = new Date()): Day =>
  new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);

export const calendarYear = (day: Day): number => Number(day.slice(0, 4));

/** Whether the day is a Saturday or Sunday. */
export const isWeekend = (day: Day): boolean =>
  [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
