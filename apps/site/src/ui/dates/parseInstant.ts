import { dateFormat } from '../../i18n/formats.ts';

/** True for `YYYY-MM-DD`: a day of the calendar, the same in every zone. */
export const isCalendarDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * Milliseconds of an ISO 8601 text: an instant; a calendar date as its midnight in UTC; a wall time
 * without offset as that time in `zone`. Undefined for what is no date, 30 February included.
 */
export function parseInstant(text: string, zone: string): number | undefined {
  const match =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text.trim(),
    );
  if (!match) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', offset] = match;
  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  if (
    new Date(wall).getUTCDate() !== Number(day) ||
    Number(month) > 12 ||
    Number(hour) > 23 ||
    Number(minute) > 59
  )
    return undefined;
  if (match[4] === undefined || offset === 'Z') return wall;
  return offset ? wall - offsetMinutes(offset) * 60_000 : fromWall(wall, zone);
}

const offsetMinutes = (offset: string) =>
  Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2)));

/**
 * The instant at which clocks of the zone show a wall time; the earlier offset holds where that
 * time exists twice or never.
 */
function fromWall(wall: number, zone: string): number {
  const before = wall - offsetAt(wall - 86_400_000, zone);
  const after = wall - offsetAt(wall + 86_400_000, zone);
  const shows = (instant: number) => instant + offsetAt(instant, zone) === wall;
  return !shows(before) && shows(after) ? after : before;
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const format = dateFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
