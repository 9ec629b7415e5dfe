import type { Lang } from '@concierge/contract/lang';
import { localeByLang } from './locale.ts';

/** A language's name in another one, e.g. `inglés`; the tag itself where it names no language. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** The same by itself, outside a sentence, e.g. `Inglés`. */
export const languageLabel = (tag: string, lang: Lang): string =>
  capitalizedName(tag, localeByLang[lang]);

/** A language's own name, e.g. `Español`; the tag itself where it names no language. */
export const ownLanguageName = (tag: string): string => capitalizedName(tag, tag);

function capitalizedName(tag: string, locale: string): string {
  const name = languageName(tag, locale);
  return name === tag ? tag : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
