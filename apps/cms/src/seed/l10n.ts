import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import type { L10n } from '@concierge/demo/types';

/** A value by language, as Payload writes it with `locale: 'all'`. */
export type ByLang<T = string> = Partial<Record<Lang, T>>;

/** True for a text by language. */
export const isL10n = (value: unknown): value is L10n =>
  typeof value === 'object' && value !== null && defaultLang in value;

/** A text by language; a bare text is English, and stands in for the others. */
export function byLang(value: unknown): ByLang {
  if (isL10n(value)) return { ...value };
  return value === undefined || value === null ? {} : { en: String(value) };
}

/**
 * Joins entries to lines in each language that all of them are in; bare texts are the same in every
 * language.
 */
export function linesByLang(entries: readonly unknown[]): ByLang {
  const texts = (lang: Lang) =>
    entries.map((entry) => (isL10n(entry) ? entry[lang] : String(entry)));
  const complete = langs
    .map((lang) => [lang, texts(lang)] as const)
    .filter(([, lines]) => lines.every((line) => line !== undefined));
  return Object.fromEntries(complete.map(([lang, lines]) => [lang, lines.join('\n')]));
}

/** Applies a function to each language. */
export const mapLangs = <T>(value: ByLang, map: (text: string) => T): ByLang<T> =>
  Object.fromEntries(
    langs.flatMap((lang) => (value[lang] === undefined ? [] : [[lang, map(value[lang])]])),
  );
