import { ar } from './messages/ar.ts';
import { es } from './messages/es.ts';
import { ru } from './messages/ru.ts';

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = { es, ar, ru };

/**
 * A label of the config in a language of the admin, English where it has none; for the server only,
 * because it knows every word.
 */
export const wordIn = (language: string, text: string): string => {
  const translations = words[language] ?? {};
  return (Object.hasOwn(translations, text) ? translations[text] : undefined) ?? text;
};
