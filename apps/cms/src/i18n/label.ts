import { type AdminLang, adminLangs } from './adminLang.ts';
import ar from './labels/ar.json' with { type: 'json' };
import es from './labels/es.json' with { type: 'json' };
import ru from './labels/ru.json' with { type: 'json' };
import { englishText, messages } from './say.ts';

/** A label of the admin in its four languages. */
export type Label = Record<AdminLang, string>;

/** Translations of the configuration's labels, by language and English text. */
export const labels = { es, ar, ru } satisfies Record<string, Record<keyof typeof es, string>>;

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

function entry(tables: Tables, language: string, text: string): string | undefined {
  const table = Object.hasOwn(tables, language) ? tables[language] : undefined;
  return table && Object.hasOwn(table, text) ? table[text] : undefined;
}

/** The translation of a label; what a screen says in the same words stands with its texts only. */
const translation = (language: string, text: string): string | undefined =>
  entry(labels, language, text) ?? entry(messages, language, text);

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
