import ar from './messages/ar.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };

/** A text of our own screens and messages, in English. */
export type Said = keyof typeof es;
/** Says a text in one language; `values` stand in for the names in its braces. */
export type Say = (text: Said, values?: Readonly<Record<string, string | number>>) => string;
/** What a validation or hook knows of who asks: Payload's request has the language of the admin. */
export interface ValidationOptions {
  readonly req?: {
    readonly i18n?: { readonly language?: string };
    readonly context?: Readonly<Record<string, unknown>>;
  };
}

/** Translations of our screens' texts and messages, by language and English text. */
export const messages = { es, ar, ru } satisfies Record<string, Readonly<Record<Said, string>>>;

/** A text as English readers see it: what follows its `|` tells two meanings of a word apart. */
export const englishText = (text: string): string => text.replace(/\|.*$/, '');

/** Our own screens' texts in a language of the admin; English for any other. */
export function sayIn(language = 'en'): Say {
  const table = Object.hasOwn(messages, language)
    ? messages[language as keyof typeof messages]
    : undefined;
  return (text, values = {}) =>
    (table?.[text] ?? englishText(text)).replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
      String(values[name] ?? braces),
    );
}

/** The same in the language of whoever asks. */
export const sayTo = (options?: ValidationOptions): Say => sayIn(options?.req?.i18n?.language);
