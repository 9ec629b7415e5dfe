import type { EventFilter } from '@concierge/contract/eventAgenda';
import type { Lang } from '@concierge/contract/lang';
import { dateFormat } from '../i18n/formats.ts';
import { localeOf } from '../i18n/locale.ts';
import type { Strings } from '../i18n/types.ts';

/** A filter's value in words; one that nobody knows stays as it is. */
export function filterLabel(name: EventFilter, value: string, lang: Lang, t: Strings): string {
  const kinds: Readonly<Record<string, string>> = t.events.kinds;
  if (name === 'kind') return kinds[value] ?? value;
  if (name === 'place') return value === 'online' ? t.events.attendance.online : value;
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return value;
  return dateFormat(localeOf[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${value}-01`),
  );
}
