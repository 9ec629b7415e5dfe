import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import { type AllLanguages, inLanguage } from '../../publish/inLanguage.ts';
import { isTranslated } from '../../publish/parts/path.ts';
import type { Page } from '../../runtime/payload-types.ts';
import { behindIn, type Progress } from '../progress.ts';
import { spokenLangs } from '../spokenLangs.ts';
import type { Texts } from '../texts.ts';

/** How a page stands in a language. */
export const translationStates = ['missing', 'partial', 'outdated', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];

/** How far a page is translated into a language. */
export interface TranslationCount {
  /** Texts that say something to the public in English. */
  readonly texts: number;
  /** Those of them that say something in the language, to the public or in the newest draft. */
  readonly translated: number;
  /** Whether the English has left one of them behind. */
  readonly outdated: boolean;
}
export type TranslationCounts = Readonly<Partial<Record<Lang, TranslationCount>>>;

/** What is counted: texts of the public page and of its newest draft, and what is behind. */
export interface Countable {
  readonly open: Texts;
  readonly newest: Texts;
  readonly progress: Progress | undefined;
}

/** How far a page is translated into each language but English. */
export function countTranslations({ open, newest, progress }: Countable): TranslationCounts {
  const keys = [...open].filter(([, said]) => said[defaultLang] !== '').map(([key]) => key);
  const counts = langs
    .filter((lang) => lang !== defaultLang)
    .map((lang) => {
      const isTranslated = (key: string) => open.get(key)?.[lang] || newest.get(key)?.[lang];
      return [
        lang,
        {
          texts: keys.length,
          translated: keys.filter(isTranslated).length,
          outdated: Object.keys(behindIn(progress, lang)).length > 0,
        },
      ] as const;
    });
  return Object.fromEntries(counts);
}

/** Whether a translator has something to do; nothing where nothing was counted. */
export const hasWork = (count: TranslationCount | undefined): boolean =>
  count !== undefined && (count.outdated || count.translated < count.texts);

/** How a page stands in the languages that the site of one of its brands has. */
export type States = Readonly<Partial<Record<Lang, TranslationState>>>;

/** What hreflang and sitemap leave out of them is missing, by the same rule. */
export function pageTranslationStates(page: AllLanguages<Page>, counts: TranslationCounts): States {
  const { field_domain_access: brands } = inLanguage(page, defaultLang);
  return Object.fromEntries(
    spokenLangs(brands).map((lang) => {
      if (!isTranslated(page, lang)) return [lang, 'missing'];
      if (!hasWork(counts[lang])) return [lang, 'done'];
      return [lang, counts[lang]?.outdated ? 'outdated' : 'partial'];
    }),
  );
}
