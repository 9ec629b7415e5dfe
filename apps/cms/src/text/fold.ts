import type { Lang } from '@concierge/contract/lang';
import { latinDigits } from '@concierge/contract/printable';
import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { memoize } from './memoize.ts';

const stemmers = { en: english, es: spanish, ar: arabic, ru: russian } satisfies Record<
  Lang,
  (word: string) => string
>;

/**
 * Writes that readers take for the same made the same: case, accents, digits, Arabic vowel signs
 * and letter forms, the Arabic article, ё and е. Applied to what is indexed and to what is asked. й
 * stays a letter of its own, since the endings of Russian words are told by it.
 */
export function fold(text: string): string {
  return latinDigits(text)
    .normalize('NFKD')
    .replace(/\u0438\u0306/g, 'й')
    .replace(/\u0418\u0306/g, 'Й')
    .replace(/[\p{Mn}ـ]/gu, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/ё/g, 'е')
    .replace(/(^|[^\p{L}])(?:وال|بال|كال|فال|لل|ال)(?=\p{L}{3,})/gu, '$1');
}

/**
 * The folded words of a text: runs of letters and digits, without the English possessive ending.
 * `e-mail` is one word, as those write it who leave the hyphen out.
 */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replace(/(?<=[\p{L}\p{N}])['’ʼ]s(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<![\p{L}\p{N}])e[-‐‑](?=\p{L})/gu, 'e')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a folded word is what was typed or begins with it; a single letter begins too many. */
export const beginsWith = (word: string, typed: string): boolean =>
  typed.length > 1 ? word.startsWith(typed) : word === typed;

const stems = Object.fromEntries(
  Object.entries(stemmers).map(([lang, stemmer]) => [
    lang,
    memoize((word) => fold(stemmer(word)) || word),
  ]),
) as Record<Lang, (word: string) => string>;

/**
 * A folded word without its inflection; folded again, since a stem may end in a letter that folding
 * knows.
 */
export const stem = (word: string, lang: Lang): string =>
  word.length < 4 ? word : stems[lang](word);
