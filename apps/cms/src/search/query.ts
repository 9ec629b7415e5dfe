import type { Lang } from '@concierge/contract/lang';
import { stem, wordsOf } from './fold.ts';

/** One word of a query with everything that may stand for it. */
export interface Term {
  /** Folded, as typed. */
  readonly word: string;
  /** The last word may still be incomplete, so it also matches what begins with it. */
  readonly prefix: boolean;
  readonly stem: string;
  /** Folded synonyms and corrections; of several words each, all needed. */
  readonly instead: readonly (readonly string[])[];
}

const maxWords = 8;

/** Reads what a visitor typed: any text, any length; at most eight words of it count. */
export function termsOf(typed: string, lang: Lang): Term[] {
  const words = wordsOf(typed.slice(0, 400)).slice(0, maxWords);
  return words.map((word, index) => ({ word, prefix: index === words.length - 1, stem: stem(word, lang), instead: [] }));
}

/** FTS5's MATCH text: quoted words only, so that no input is syntax. */
export function ftsMatch(terms: readonly Term[], facets: readonly string[]): string {
  const wanted = terms.map((term) => {
    const ways = [`{title lead body} : "${term.word}"${term.prefix ? ' *' : ''}`, `stems : "${term.stem}"`];
    for (const words of term.instead) ways.push(`(${words.map((word) => `{title lead body stems} : "${word}"`).join(' AND ')})`);
    return `(${ways.join(' OR ')})`;
  });
  return [...facets.map((facet) => `facet : "${facet}"`), ...wanted].join(' AND ');
}

/** PostgreSQL's tsquery text for the 'simple' configuration; stems are marked by a leading `zq`. */
export function tsQuery(terms: readonly Term[], facets: readonly string[]): string {
  const wanted = terms.map((term) => {
    const ways = [`${term.word}${term.prefix ? ':*' : ''}`, `zq${term.stem}`];
    for (const words of term.instead) ways.push(`(${words.map((word) => `(${word} | zq${word})`).join(' & ')})`);
    return `(${ways.join(' | ')})`;
  });
  return [...facets, ...wanted].join(' & ');
}
