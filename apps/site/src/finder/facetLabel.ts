import { brandByCode } from '@concierge/brands/registry';
import type { FacetName } from '@concierge/contract/finder';
import { isDay } from '@concierge/contract/isDay';
import type { Lang } from '@concierge/contract/lang';
import { levelLabels, subjectLabels } from '@concierge/contract/programLabels';
import { format } from '../i18n/format.ts';
import { monthFormat, numberFormat } from '../i18n/formats.ts';
import { labelIn } from '../i18n/labelIn.ts';
import { languageLabel } from '../i18n/languageName.ts';
import { localeByLang } from '../i18n/locale.ts';
import type { Strings } from '../i18n/types.ts';
import { chf } from '../programs/chf.ts';

/** A facet's value in words; one that nobody knows stays as it came. */
export function facetLabel(name: FacetName, value: string, lang: Lang, t: Strings): string {
  switch (name) {
    case 'school':
      return brandByCode(value)?.name ?? value;
    case 'level':
      return labelIn(levelLabels[lang], value);
    case 'subject':
      return labelIn(subjectLabels[lang], value);
    case 'language':
      return languageLabel(value, lang);
    case 'intake':
      if (!isDay(`${value}-01`)) return value;
      return monthFormat(lang).format(new Date(`${value}-01T00:00:00Z`));
    case 'duration':
      return rangeLabel(value, t, (n) =>
        numberFormat(localeByLang[lang], {
          style: 'unit',
          unit: 'month',
          unitDisplay: 'long',
        }).format(n),
      );
    case 'fee':
      return rangeLabel(value, t, (n) => chf(n, lang));
    case 'campus':
      return value;
  }
}

/** `0-6`, `7-12` or `37-` in words. */
function rangeLabel(band: string, t: Strings, written: (n: number) => string): string {
  const [from = 0, to = 0] = band.split('-').map(Number);
  if (!/^\d{1,7}-(\d{1,7})?$/.test(band)) return band;
  if (!to) return format(t.common.from, { value: written(from) });
  return from === 0
    ? format(t.finder.upTo, { value: written(to) })
    : format(t.finder.feeRange, { from: written(from), to: written(to) });
}
