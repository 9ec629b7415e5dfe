import type { FormStrings } from '../../i18n/types.ts';
import type { Slots } from '../state/useSlots.ts';
import { isWeekend } from './calendar.ts';
import type { Problem } from './validate.ts';

/**
 * What the free times forbid besides the definition's rules: closed weekends and full times (spec
 * §9).
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
  return time && slots.full(school ?? '', date).has(time)
    ? [{ name: 'VisitPreferredTime', kind: 'choice', message: t.slotTaken }]
    : [];
}
