import type { Lang } from '@concierge/contract/lang';
import { queryTerms } from './query.ts';
import type { Scope } from './scope.ts';
import { near } from './spelling.ts';
import type { Found, SearchStore } from './store/store.ts';
import type { Term } from './terms.ts';

/** Groups of words that mean the same; `brand` absent means everywhere. */
export interface SynonymGroup {
  readonly lang: Lang;
  readonly brand?: string | undefined;
  /** Folded; an entry may have several words. */
  readonly words: readonly (readonly string[])[];
}

export interface SearchResult extends Found {
  /** Words of the index near to a misspelt one. */
  readonly suggestions: readonly string[];
  /** The query's folded words and what stood in for them, for excerpts. */
  readonly words: readonly string[];
  /** No page has what was typed as it was typed; what was found is near to it. */
  readonly missed: boolean;
}

/**
 * Up to this number of results, near spellings and pages with a part of the words are looked for
 * too.
 */
const fewResultsLimit = 1;

/**
 * Full-text search with synonyms and tolerance for misspelling (spec §7; issues of spelling never
 * make an error).
 */
export class Search {
  readonly #store: SearchStore;
  readonly #synonyms: () => Promise<readonly SynonymGroup[]>;

  constructor(store: SearchStore, synonyms: () => Promise<readonly SynonymGroup[]>) {
    this.#store = store;
    this.#synonyms = synonyms;
  }

  /**
   * Pages of a scope by relevance. Nothing searchable in the query finds nothing. One type of pages
   * is searched as widely as all of them, so that it never has more results.
   */
  async find(typed: string, scope: Scope, limit: number, offset: number): Promise<SearchResult> {
    const plain = queryTerms(typed, scope.lang);
    if (!plain.length) return { documents: [], total: 0, suggestions: [], words: [], missed: true };
    const terms = this.#withSynonyms(plain, scope, await this.#synonyms());
    const exact = await this.#store.find(terms, scope, limit, offset);
    const exactTotal = await this.#totalOfAllTypes(exact, terms, scope);
    if (exactTotal > fewResultsLimit)
      return { ...exact, suggestions: [], words: spoken(terms), missed: false };
    const corrected = await Promise.all(
      terms.map((term) => this.#withCorrections(term, scope.lang)),
    );
    const suggestions = corrected.flatMap((term, index) =>
      term.instead.slice(terms[index]?.instead.length ?? 0).flat(),
    );
    const close = suggestions.length
      ? await this.#store.find(corrected, scope, limit, offset)
      : exact;
    const missed = exactTotal === 0;
    const closeTotal = await this.#totalOfAllTypes(close, corrected, scope);
    if (closeTotal > 0 && (terms.length === 1 || closeTotal > fewResultsLimit))
      return { ...close, suggestions, words: spoken(corrected), missed };
    const loose =
      terms.length > 1
        ? await this.#store.find(corrected, scope, limit, offset, { any: true })
        : close;
    return { ...loose, suggestions, words: spoken(corrected), missed };
  }

  /** How many pages of any type have the terms; counted only where one type has few. */
  async #totalOfAllTypes(
    { total }: Found,
    terms: readonly Term[],
    { bundle, ...scope }: Scope,
  ): Promise<number> {
    if (bundle === undefined || total > fewResultsLimit) return total;
    return (await this.#store.find(terms, scope, 0, 0)).total;
  }

  #withSynonyms(
    terms: readonly Term[],
    { brand, lang }: Scope,
    groups: readonly SynonymGroup[],
  ): Term[] {
    const here = groups
      .filter((group) => group.lang === lang && (!group.brand || group.brand === brand))
      .map(({ words }) => words);
    const typed = terms.map(({ word }) => word);
    return terms.map((term, at) => ({
      ...term,
      instead: here.flatMap((group) => standIns(group, typed, at)),
    }));
  }

  async #withCorrections(term: Term, lang: Lang): Promise<Term> {
    const meant = near(term.word, await this.#store.wordsLike(term.word, lang));
    return { ...term, instead: [...term.instead, ...meant.map((word) => [word])] };
  }
}

/**
 * The entries of a group that stand in for the word at a place of what was typed: all but those
 * whose words stand there one after the other. What stands in for each word of an entry stands in
 * for the entry.
 */
function standIns(
  group: SynonymGroup['words'],
  typed: readonly string[],
  at: number,
): SynonymGroup['words'] {
  const isTyped = (entry: readonly string[]) =>
    entry.some((_, before) => entry.every((word, index) => typed[at - before + index] === word));
  const found = group.filter(isTyped);
  return found.length === 0
    ? []
    : group.filter((entry) => !found.some((words) => words.every((word) => entry.includes(word))));
}

const spoken = (terms: readonly Term[]): string[] =>
  terms.flatMap((term) => [term.word, ...term.instead.flat()]);
