import { en } from '@payloadcms/translations/languages/en';
import { expect, test } from 'vitest';
import config from '../payload.config.ts';

type Texts = { readonly [key: string]: string | Texts };

const textsIn = (texts: Texts, at = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[at + key, text]] : textsIn(text, `${at}${key}.`),
  );
/** The places that a text leaves for values and for elements, each once. */
const placesIn = (text: string): string[] =>
  [...new Set(text.match(/\{\{[^}]*\}\}|<\/?\s*\d+\s*>/g))].sort();
/** Words that Spanish has in common with English. */
const sameWords: ReadonlySet<string> = new Set(['es general.error', 'es general.no']);

test('every text of Payload is translated, with the same places for values, and none says website for language', async () => {
  const { i18n } = await config;
  const wrong = Object.entries(i18n.supportedLanguages).flatMap(([language, own]) => {
    const said = new Map([
      ...textsIn((own?.translations ?? {}) as Texts),
      ...textsIn((i18n.translations as Record<string, Texts> | undefined)?.[language] ?? {}),
    ]);
    return textsIn(en.translations)
      .filter(
        ([key, english]) =>
          !said.has(key) ||
          (language !== 'en' &&
            said.get(key) === english &&
            !sameWords.has(`${language} ${key}`)) ||
          String(placesIn(said.get(key) ?? '')) !== String(placesIn(english)) ||
          /موقع|مواقع/.test(
            language === 'ar' && /locale/i.test(english) ? (said.get(key) ?? '') : '',
          ),
      )
      .map(([key]) => `${language} ${key}`);
  });
  expect(wrong).toEqual([]);
});
