import { swissMinute } from '@concierge/contract/swissMinute';
import type { FormStrings } from '../../i18n/types.ts';
import { isWeekend } from './calendar.ts';
import type { Slots } from './slots.ts';
import type { Problem } from './validate.ts';

/** Whether an hour of a day, both of Switzerland, has begun. */
export const hasBegun = (date: string, time: string): boolean => `${date}T${time}` <= swissMinute();

/**
 * What the free times forbid besides the definition's rules: closed weekends, full times and those
 * that are over (spec §9).
 */
export function visitProblems(
  values: Readonly<Record<string, unknown>>,
  slots: Slots,
  t: FormStrings,
): Problem[] {
  const [school, date, time] = ['SchoolInterest', 'VisitPreferredDate', 'VisitPreferredTime'].map(
    (name) => String(values[name] ?? ''),
  );
  if (!date) return [];
  if (!slots.weekends && isWeekend(date))
    return [{ name: 'VisitPreferredDate', kind: 'date', message: t.weekend }];
  if (date < swissMinute().slice(0, 10))
    return [{ name: 'VisitPreferredDate', kind: 'date', message: t.slotPast }];
  if (time && hasBegun(date, time))
    return [{ name: 'VisitPreferredTime', kind: 'choice', message: t.slotPast }];
  return time && slots.full(school ?? '', date).has(time)
    ? [{ name: 'VisitPreferredTime', kind: 'choice', message: t.slotTaken }]
    : [];
}
