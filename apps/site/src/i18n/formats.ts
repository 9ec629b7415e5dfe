import type { Lang } from '@concierge/contract/lang';
import type { swissZone } from '@concierge/contract/swissZone';
import { localeByLang } from './locale.ts';

/**
 * Locales and options come from content too, such as an event's time zone: more kinds than this are
 * begun anew.
 */
const maxFormats = 500;

/**
 * Keeps what `make` makes by locale and options: making one takes a hundred times as long as using
 * it.
 */
function memoize<O extends object, F>(
  make: (locale: string, options: O | undefined) => F,
): (locale: string, options?: O) => F {
  const cache = new Map<string, F>();
  return (locale, options) => {
    const key = options ? locale + JSON.stringify(options) : locale;
    const ready = cache.get(key);
    if (ready) return ready;
    if (cache.size >= maxFormats) cache.clear();
    const made = make(locale, options);
    cache.set(key, made);
    return made;
  };
}

/** `Intl.DateTimeFormat` for a locale, made once (docs/speed.md). */
export const dateFormat = memoize(
  (locale, options: Intl.DateTimeFormatOptions | undefined) =>
    new Intl.DateTimeFormat(locale, options),
);
/** Month and year, e.g. `March 2036`, of a day or month that is written without a zone. */
export const monthFormat = (lang: Lang): Intl.DateTimeFormat =>
  dateFormat(localeByLang[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** A whole day, e.g. `March 5, 2036`: one that is written without a zone, or an instant in one. */
export const dayFormat = (lang: Lang, timeZone: 'UTC' | typeof swissZone = 'UTC') =>
  dateFormat(localeByLang[lang], { dateStyle: 'long', timeZone });
/** `Intl.NumberFormat` for a locale, made once. */
export const numberFormat = memoize(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);
/** `Intl.PluralRules` of a locale, made once. */
export const pluralRules = memoize((locale) => new Intl.PluralRules(locale));
/** `Intl.ListFormat` for a locale, made once. */
export const listFormat = memoize(
  (locale, options: Intl.ListFormatOptions | undefined) => new Intl.ListFormat(locale, options),
);
