import { brands } from '@concierge/brands/brands';
import { type Lang, langs } from '@concierge/contract/lang';
import type { SearchDocument } from '../src/search/store/store.ts';

const vocabularySize = 30_000;
const latin = 'abcdefghilmnoprstuvw';
const letters: Partial<Record<Lang, string>> = {
  ar: 'بتثجحخدذرزسشصضطظعغفقكلمن',
  ru: 'абвгдежзиклмнопрстуфхцчшя',
};
const words = Object.fromEntries(
  langs.map((lang) => [
    lang,
    Array.from({ length: vocabularySize }, (_, rank) => madeUpWord(lang, rank)),
  ]),
);

/** The same numbers at every run. */
let state = 7;
function random(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
}

/** A made-up word; low ranks are the frequent ones. */
export function madeUpWord(lang: Lang, rank: number): string {
  const alphabet = letters[lang] ?? latin;
  let rest = (rank * 2_654_435_761) % 4_294_967_296;
  return Array.from({ length: 4 + (rank % 7) }, () => {
    const letter = alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length) + rank;
    return letter;
  }).join('');
}

/**
 * Documents of all languages and brands alike, words as frequent as words are (Zipf), `hotel` in
 * six of ten bodies.
 */
export function madeUpDocument(index: number): SearchDocument {
  const lang = langs[index % langs.length] ?? 'en';
  const brand = brands[Math.floor(index / langs.length) % brands.length]?.code ?? 'SEG';
  const text = (length: number) =>
    Array.from(
      { length },
      () => words[lang]?.[Math.floor(Math.exp(random() * Math.log(vocabularySize)))],
    ).join(' ');
  return {
    page: 1_000_000 + index,
    lang,
    brands: [brand],
    bundle: index % 3 ? 'lego_page' : 'singleNews',
    alias: `/made-up/${index}/`,
    title: `${text(5)}${random() < 0.05 ? ' hotel' : ''}`,
    lead: text(15),
    body: `${text(80)}${random() < 0.6 ? ' hotel ' : ' '}${text(40)}`,
  };
}
