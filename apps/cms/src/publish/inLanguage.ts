import { defaultLang, isLang, type Lang } from '@concierge/contract/lang';

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

/** A document in one language; a field that isn't translated is in English. */
export function inLanguage<T>(doc: AllLanguages<T>, lang: Lang): T {
  return pick(doc, lang) as T;
}

function pick(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((entry) => pick(entry, lang));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocalized(value)) return isEmpty(value[lang]) ? value[defaultLang] : value[lang];
  if ('root' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pick(entry, lang)]));
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
 * A localized field of a document in exactly one language, or undefined where it isn't translated.
 */
export function exactly(doc: AllLanguages<unknown>, field: string, lang: Lang): string | undefined {
  const texts = (doc as Record<string, Partial<Record<Lang, unknown>> | undefined>)[field];
  const text = texts?.[lang];
  return typeof text === 'string' && text !== '' ? text : undefined;
}
