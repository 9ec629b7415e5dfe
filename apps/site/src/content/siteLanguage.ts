import type { Shell } from '@concierge/contract/calls';
import { defaultLang, type Lang } from '@concierge/contract/lang';

/**
 * Language of a page that was not found: that of its address, or English where the selector of the
 * site doesn't have it. A backend that names no languages has them all.
 */
export const siteLanguage = (lang: Lang, { menus: { languages } }: Shell): Lang =>
  languages.length === 0 || languages.some((entry) => entry.lang === lang) ? lang : defaultLang;
