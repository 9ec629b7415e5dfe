import { swissZone } from './swissZone.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: swissZone });
/** The day of the minute that was asked for last: pages ask for one minute again and again. */
let last = { minute: Number.NaN, day: '' };

/**
 * The calendar day in Switzerland, `YYYY-MM-DD`: the 'today' by which prices, deadlines and events
 * hold.
 */
export function swissDay(now: Date | number = new Date()): string {
  const minute = Math.floor(Number(now) / 60_000);
  if (minute !== last.minute) last = { minute, day: format.format(now) };
  return last.day;
}
