import { defaultLang, isLang, type Lang, langs } from '@concierge/contract/lang';

declare const languages: unique symbol;
/**
 * A document as it is read with `locale: 'all'`: every localized field is an object of languages.
 */
export interface AllLanguages<T> {
  readonly [languages]?: T;
}

/**
 * Marks what was read with `locale: 'all'` as such; Payload types it as if it were in one language.
 */
export const inAllLanguages = <T>(doc: T): AllLanguages<T> => doc as AllLanguages<T>;

const isLocalized = (value: object): value is Partial<Record<Lang, unknown>> => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLang);
};
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const nothingNeeded: ReadonlySet<string> = new Set();

/**
 * A document in one language; a field that isn't translated is in English, and empty where it isn't
 * in English either. A field that is named as needed is then in the first language that has it.
 */
export function inLanguage<T>(doc: AllLanguages<T>, lang: Lang, needed = nothingNeeded): T {
  return pick(doc, lang, needed, false) as T;
}

function pick(value: unknown, lang: Lang, needed: ReadonlySet<string>, isNeeded: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => pick(entry, lang, needed, false));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) {
    if (isNeeded) return value[languageWithText(value, lang) ?? lang];
    return isEmpty(value[lang]) ? value[defaultLang] : value[lang];
  }
  if ('root' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, pick(entry, lang, needed, needed.has(key))]),
  );
}

/** A value in one language alone, empty where it says nothing in it. */
export function onlyInLanguage(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => onlyInLanguage(entry, lang));
  if (typeof value !== 'object' || value === null || 'root' in value) return value;
  const entries = Object.entries(value);
  // A field that was never translated into any language is an object without one.
  if (entries.every(([key]) => isLang(key))) return (value as Record<string, unknown>)[lang];
  return Object.fromEntries(entries.map(([key, entry]) => [key, onlyInLanguage(entry, lang)]));
}

/** Ids of the rows of a list that have texts in English, and none in the language. */
export function untranslatedRows(
  doc: AllLanguages<unknown>,
  list: string,
  lang: Lang,
): ReadonlySet<unknown> {
  const rows = (doc as Record<string, readonly { id?: unknown }[] | null | undefined>)[list] ?? [];
  const untranslated = rows.filter((row) => !hasText(row, lang) && hasText(row, defaultLang));
  return new Set(untranslated.map(({ id }) => id));
}

/** Which of these fields of a document have a text in English, and none in the language. */
export function untranslatedFields<Name extends string>(
  doc: AllLanguages<unknown>,
  names: readonly Name[],
  lang: Lang,
): Name[] {
  const values = doc as Record<string, unknown>;
  return names.filter((name) => !hasText(values[name], lang) && hasText(values[name], defaultLang));
}

function hasText(value: unknown, lang: Lang): boolean {
  if (typeof value !== 'object' || value === null || 'root' in value) return false;
  return isLocalized(value)
    ? !isEmpty(value[lang])
    : Object.values(value).some((entry) => hasText(entry, lang));
}

/**
 * The language that a needed text is in: the given one, else English, else the first that has it.
 */
const languageWithText = (texts: Partial<Record<Lang, unknown>>, lang: Lang): Lang | undefined =>
  [lang, defaultLang, ...langs].find((code) => !isEmpty(texts[code]));

/** The language that a needed field of a document is in, or undefined where it is in none. */
export const neededLanguage = (
  doc: AllLanguages<unknown>,
  field: string,
  lang: Lang,
): Lang | undefined =>
  languageWithText((doc as Record<string, Partial<Record<Lang, unknown>>>)[field] ?? {}, lang);

/**
 * A localized field of a document in exactly one language, or undefined where it isn't translated.
 */
export function exactly(doc: AllLanguages<unknown>, field: string, lang: Lang): string | undefined {
  const texts = (doc as Record<string, Partial<Record<Lang, unknown>> | undefined>)[field];
  const text = texts?.[lang];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
