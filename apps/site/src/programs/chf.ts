import type { Lang } from '@concierge/contract/lang';
import { numberFormat } from '../i18n/formats.ts';
import { localeByLang } from '../i18n/locale.ts';

/**
 * Whole Swiss francs as a language writes them. Before an Arabic minus stands a left-to-right mark,
 * which would draw the currency to the wrong side: a right-to-left mark ends its reach.
 */
export const chf = (amount: number, lang: Lang): string =>
  numberFormat(localeByLang[lang], {
    style: 'currency',
    currency: 'CHF',
    maximumFractionDigits: 0,
  })
    .format(amount)
    .replace(/\u200e-[\d,.]+/, '$&\u200f');
