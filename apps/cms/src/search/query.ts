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

/** How the terms of a query are put together. */
export interface Reach {
  /** One term is enough, where no page has all of them. */
  readonly any?: boolean;
  /** Only titles count. */
  readonly titles?: boolean;
}

/** FTS5's MATCH text: quoted words only, so that no input is syntax. Stems are marked by a leading `zq`. */
export function ftsMatch(terms: readonly Term[], facets: readonly string[], { any = false, titles = false }: Reach = {}): string {
  const columns = titles ? '{title}' : '{title lead body stems}';
  const wanted = terms.map((term) => {
    const ways = [`${columns} : "${term.word}"${term.prefix ? ' *' : ''}`, `${columns} : "zq${term.stem}"`];
    for (const words of term.instead)
      ways.push(`(${words.map((word) => `(${columns} : "${word}" OR ${columns} : "zq${word}")`).join(' AND ')})`);
    return `(${ways.join(' OR ')})`;
  });
  return [...facets.map((facet) => `facet : "${facet}"`), `(${wanted.join(any ? ' OR ' : ' AND ')})`].join(' AND ');
}

/** PostgreSQL's tsquery text for the 'simple' configuration; stems are marked by a leading `zq`. */
export function tsQuery(terms: readonly Term[], facets: readonly string[], { any = false, titles = false }: Reach = {}): string {
  const title = titles ? ':A' : '';
  const wanted = terms.map((term) => {
    const ways = [term.prefix ? `${term.word}:*${titles ? 'A' : ''}` : `${term.word}${title}`, `zq${term.stem}${title}`];
    for (const words of term.instead) ways.push(`(${words.map((word) => `(${word}${title} | zq${word}${title})`).join(' & ')})`);
    return `(${ways.join(' | ')})`;
  });
  return [...facets, `(${wanted.join(any ? ' | ' : ' & ')})`].join(' & ');
}
