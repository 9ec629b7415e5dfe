import { isDay } from '@concierge/contract/isDay';

const dayMs = 86_400_000;

/** Whether a text is a calendar day of this century, as `2026-11-23`. */
export const isDayOfCentury = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith('20') && isDay(text);

/** The day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The same day so many months later, or the last one of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return moved.toISOString().slice(0, 10);
}

/** The weeks from Monday to Sunday that hold these days, as rows of days. */
export function calendarWeeks(from: string, to: string): string[][] {
  const weekday = (new Date(from).getUTCDay() + 6) % 7;
  const weeks: string[][] = [];
  for (let monday = addDays(from, -weekday); monday < to; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  return weeks;
}
