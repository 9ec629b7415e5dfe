import { swissDay } from '@concierge/contract/swissDay';
import type { DateFieldValidation } from 'payload';
import { date } from 'payload/shared';
import { sayTo } from '../i18n/say.ts';
import type { Campaign } from '../runtime/payload-types.ts';

const dayLength = 86_400_000;

/**
 * Refuses a beginning that is on none of the event's days in Switzerland: an event whose days are
 * moved would be advertised on the old ones. The days of a meeting are those of its place, which
 * may be one off.
 */
export const onEventDay: DateFieldValidation = (value, options) => {
  const checked = date(value, options);
  if (checked !== true || !value) return checked;
  const { StartDate, EndDate, kind } = options.siblingData as Partial<Campaign>;
  const begins = new Date(value).getTime();
  const margin = kind === 'meet' ? dayLength : 0;
  const isBefore = StartDate && swissDay(begins + margin) < StartDate.slice(0, 10);
  const isAfter = EndDate && swissDay(begins - margin) > EndDate.slice(0, 10);
  if (!isBefore && !isAfter) return true;
  const day = swissDay(begins);
  return sayTo(options)('It begins on {day}, which is none of the event’s days.', { day });
};
