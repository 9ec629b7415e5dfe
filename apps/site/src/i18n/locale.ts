import type { Lang } from '@concierge/contract/lang';

/**
 * BCP 47 locale by language for `Intl` (spec §9: en-US for English); Arabic keeps the digits of its
 * prices and phone numbers.
 */
export const localeByLang = {
  en: 'en-US',
  es: 'es',
  ar: 'ar-u-nu-latn',
  ru: 'ru',
} as const satisfies Record<Lang, string>;
