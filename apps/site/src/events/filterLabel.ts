import type { EventFilter } from '@concierge/contract/eventAgenda';
import type { Lang } from '@concierge/contract/lang';
import { monthFormat } from '../i18n/formats.ts';
import { labelIn } from '../i18n/labelIn.ts';
import type { Strings } from '../i18n/types.ts';

/** A filter's value in words; one that nobody knows stays as it is. */
export function filterLabel(name: EventFilter, value: string, lang: Lang, t: Strings): string {
  if (name === 'kind') return labelIn(t.events.kinds, value);
  if (name === 'place') return value === 'online' ? t.events.attendance.online : value;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value;
  return monthFormat(lang).format(new Date(`${value}-01`));
}
