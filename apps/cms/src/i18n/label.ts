import { type AdminLang, adminLangs } from './adminLang.ts';
import catalog from './labels.json' with { type: 'json' };
import { englishText, messages } from './say.ts';

/** A label of the admin in its four languages. */
export type Label = Record<AdminLang, string>;

type Translated = Readonly<Record<Exclude<AdminLang, 'en'>, string>>;

/** Translations of the configuration's labels, by English text. */
export const labels: Readonly<Record<string, Translated>> = catalog;

/** The translation of a label; what a screen says in the same words stands with its texts only. */
function translation(language: string, text: string): string | undefined {
  if (!isOwn(messages, language)) return undefined;
  if (isOwn(labels, text)) return labels[text]?.[language];
  const table = messages[language];
  return isOwn(table, text) ? table[text] : undefined;
}

const isOwn = <T extends object>(table: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(table, key);

/** True where a label has a translation. */
export const isTranslated = (text: string): boolean => translation('es', text) !== undefined;

/**
 * A label of the config in a language of the admin, English where it has none; for the server only,
 * because it knows every text.
 */
export const wordIn = (language: string, text: string): string =>
  translation(language, text) ?? englishText(text);

/** A label in the four languages; for the server only, as `wordIn`. */
export const label = (text: string): Label =>
  Object.fromEntries(adminLangs.map((language) => [language, wordIn(language, text)])) as Label;

/** A label as a function, which Payload calls for each language before it sends the text to browsers. */
export const spoken =
  (text: Label) =>
  ({ i18n }: { i18n: { language: string } }): string =>
    Object.hasOwn(text, i18n.language) ? text[i18n.language as AdminLang] : text.en;

/** Groups of the admin's navigation, by what is done there. */
export const groups = {
  content: 'Content',
  leads: 'Enquiries',
  settings: 'Settings',
  administration: 'Administration',
} as const;
