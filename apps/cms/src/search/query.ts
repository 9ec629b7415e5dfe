import type { Lang } from '@concierge/contract/lang';
import { foldedWords, stem } from '../text/fold.ts';
import type { Scope } from './scope.ts';
import { bundleFacet, siteKey } from './store/store.ts';
import type { Reach, Term } from './terms.ts';

const maxWords = 8;

/**
 * Terms of a query of any text and length, at most eight. The last one also matches as a prefix,
 * except a single letter, which is the prefix of too many words.
 */
export function queryTerms(typed: string, lang: Lang): Term[] {
  const words = foldedWords(typed.slice(0, 400)).slice(0, maxWords);
  return words.map((word, index) => ({
    word,
    prefix: index === words.length - 1 && word.length > 1,
    stem: stem(word, lang),
    instead: [],
  }));
}

/**
 * FTS5's MATCH text: quoted words only, so that no input is syntax. Stems are marked by a leading
 * `zq`.
 */
export function ftsMatch(
  terms: readonly Term[],
  scope: Scope,
  { any = false, titles = false }: Reach = {},
): string {
  const key = siteKey(scope);
  const columns = titles ? '{title}' : '{title lead body stems}';
  const wanted = terms.map((term) => {
    const ways = [`"${key}${term.word}"${term.prefix ? ' *' : ''}`, `"${key}zq${term.stem}"`];
    for (const words of term.instead)
      ways.push(`(${words.map((word) => `("${key}${word}" OR "${key}zq${word}")`).join(' AND ')})`);
    return `(${ways.join(' OR ')})`;
  });
  const text = `${columns} : (${wanted.join(any ? ' OR ' : ' AND ')})`;
  return scope.bundle ? `(facet : "${key}${bundleFacet(scope.bundle)}" AND ${text})` : `(${text})`;
}

/** PostgreSQL's tsquery text for the 'simple' configuration; stems are marked by a leading `zq`. */
export function tsQuery(terms: readonly Term[], scope: Scope, any = false): string {
  const key = siteKey(scope);
  const wanted = terms.map((term) => {
    const ways = [`${key}${term.word}${term.prefix ? ':*' : ''}`, `${key}zq${term.stem}`];
    for (const words of term.instead)
      ways.push(`(${words.map((word) => `(${key}${word} | ${key}zq${word})`).join(' & ')})`);
    return `(${ways.join(' | ')})`;
  });
  const text = `(${wanted.join(any ? ' | ' : ' & ')})`;
  return scope.bundle ? `${key}${bundleFacet(scope.bundle)} & ${text}` : text;
}
