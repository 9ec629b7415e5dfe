import type { Lang } from '@concierge/contract/lang';
import cyrillic from './fonts/inter-tight-cyrillic-wght-normal.woff2?url';
import latin from './fonts/inter-tight-latin-wght-normal.woff2?url';
import arabic from './fonts/vazirmatn-arabic-wght-normal.woff2?url';

/** The one font file that a page preloads: the one of its own script. */
export const preloadedFont: Record<Lang, string> = {
  en: latin,
  es: latin,
  ar: arabic,
  ru: cyrillic,
};
