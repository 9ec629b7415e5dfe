import type { Lang } from '@concierge/contract/lang';
import { localeByLang } from '../../i18n/locale.ts';
import { variable } from '../../runtime/siteVariables.ts';
import { eventLocale } from './eventDate.ts';

/**
 * Locale of the event dates that the server renders: the page's language, and en-US on every page
 * where `EVENT_DATE_LOCALE=en-US` asks for it (spec §9).
 */
export const dateLocale = (lang: Lang): string =>
  variable('EVENT_DATE_LOCALE') === 'en-US' ? eventLocale : localeByLang[lang];
