import { type Lang, langs } from '@concierge/contract/lang';
import { fold, stem } from '../text/fold.ts';

const maxWords = 8;
const maxLength = 200;

/** What somebody typed, as a search takes it. */
export interface Typed {
  readonly text: string;
  /** Runs of letters and digits as they were typed, at most eight. */
  readonly words: readonly string[];
  /** The languages that are written in the script of the text, the preferred one first. */
  readonly languages: readonly Lang[];
}

const scripts: readonly (readonly [Lang, RegExp])[] = [
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
];

/** Reads a query of any text; what is no text has no words. */
export function typedWords(value: unknown, preferred: unknown): Typed {
  const text = typeof value === 'string' ? value.slice(0, maxLength).normalize('NFC') : '';
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [written] = scripts.find(([, script]) => script.test(text)) ?? [];
  const latin = langs.filter((lang) => !scripts.some(([other]) => other === lang));
  const languages = written
    ? [written]
    : latin.toSorted((a, b) => Number(b === preferred) - Number(a === preferred));
  return { text, words: words.slice(0, maxWords), languages };
}

/**
 * Parts of names that a word is looked for by: without its inflection, and where it is written
 * outside of ASCII in either case, which SQLite tells apart there. None is a part of another.
 */
export function spellings(word: string, languages: readonly Lang[]): string[] {
  const stems = languages.map((lang) => stem(fold(word), lang)).filter(Boolean);
  const small = [word.toLowerCase(), ...stems];
  const all = [...new Set([word, ...small, ...small.map(capitalized)])].filter(
    (one) => !isAscii(one) || one === one.toLowerCase(),
  );
  return all.filter((one) => !all.some((other) => other !== one && one.includes(other)));
}

const isAscii = (word: string): boolean => /^[\x20-\x7e]*$/.test(word);

const capitalized = (word: string): string => {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
};
