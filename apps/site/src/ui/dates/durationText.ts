import type { Campaign } from '@concierge/contract/campaign';
import type { Lang } from '@concierge/contract/lang';
import { listFormat, numberFormat } from '../../i18n/formats.ts';
import { localeByLang } from '../../i18n/locale.ts';
import { plural } from '../../i18n/plural.ts';
import type { Strings } from '../../i18n/types.ts';

/**
 * How long an event is, `minutes` in words: a webinar's in minutes (spec §9), anything else of an
 * hour or more in days, hours and minutes.
 */
export function durationText(
  minutes: number,
  kind: Campaign['kind'],
  lang: Lang,
  t: Strings,
): string {
  const size = (unit: 'day' | 'hour', n: number) =>
    n > 0
      ? [numberFormat(localeByLang[lang], { style: 'unit', unit, unitDisplay: 'long' }).format(n)]
      : [];
  const isWebinar = kind === 'webinar';
  const days = isWebinar ? 0 : Math.floor(minutes / 1440);
  const hours = isWebinar ? 0 : Math.floor(minutes / 60) - days * 24;
  const rest = minutes - days * 1440 - hours * 60;
  const inMinutes = rest > 0 || days + hours === 0;
  return listFormat(localeByLang[lang], { type: 'unit', style: 'narrow' }).format([
    ...size('day', days),
    ...size('hour', hours),
    ...(inMinutes ? [plural(lang, t.events.durationMinutes, rest)] : []),
  ]);
}
