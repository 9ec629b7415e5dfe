import { hasLanguage } from '@concierge/brands/liveBrands';
import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import type { Page } from '../../runtime/payload-types.ts';
import { type AllLanguages, exactly } from '../inLanguage.ts';

/**
 * Path of a page in a language without its prefix; a language without its own has the English one.
 */
export const pagePath = (page: AllLanguages<Page>, lang: Lang): string =>
  exactly(page, 'alias', lang) ?? exactly(page, 'alias', defaultLang) ?? '/';

/** A page is translated into a language where its title is; English always counts. */
export const isTranslated = (page: AllLanguages<Page>, lang: Lang): boolean =>
  lang === defaultLang || exactly(page, 'title', lang) !== undefined;

/** Paths of the languages of a brand's site that a page is really translated into, for hreflang. */
export const translatedPaths = (
  page: AllLanguages<Page>,
  brand: string,
): Partial<Record<Lang, string>> =>
  Object.fromEntries(
    langs
      .filter((lang) => hasLanguage(brand, lang) && isTranslated(page, lang))
      .map((lang) => [lang, pagePath(page, lang)]),
  );
