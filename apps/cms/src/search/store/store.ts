import { brandByCode } from '@concierge/brands/registry';
import { type Lang, langs } from '@concierge/contract/lang';
import { foldedWords, stem } from '../../text/fold.ts';
import type { Scope } from '../scope.ts';
import type { CountedWord } from '../spelling.ts';
import type { Reach, Term } from '../terms.ts';

/** One page in one language as the index keeps it. */
export interface SearchDocument {
  readonly page: number;
  readonly lang: Lang;
  /** Codes of the brands whose sites show it. */
  readonly brands: readonly string[];
  /** Node type. */
  readonly bundle: string;
  readonly alias: string;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  /** Language of its texts, where it isn't translated. */
  readonly textLang?: Lang;
  /** Names by which menus and footers link to it, by brand. */
  readonly names?: Readonly<Record<string, string>>;
  /** ISO instant, of news. */
  readonly date?: string;
}

export interface Found {
  readonly documents: readonly SearchDocument[];
  readonly total: number;
}

/**
 * Up to this number of pages are put in order of relevance; of more the newest come first, since a
 * word that common tells nothing.
 */
export const rankable = 500;

/** The index in one of the two databases. */
export interface SearchStore {
  /** Makes the tables where they are missing. */
  ensure(): Promise<void>;
  /** Replaces everything known of pages, by their ids; many at once cost less than one by one. */
  put(pages: ReadonlyMap<number, readonly SearchDocument[]>): Promise<void>;
  /** Adds documents of pages that it doesn't have, which costs less than replacing them. */
  add(documents: readonly SearchDocument[]): Promise<void>;
  /** Pages whose titles answer come first; a limit of 0 only counts. */
  find(
    terms: readonly Term[],
    scope: Scope,
    limit: number,
    offset: number,
    reach?: Pick<Reach, 'any'>,
  ): Promise<Found>;
  /**
   * Words of a language that a misspelt one may have been meant to be, itself included where it is
   * known.
   */
  wordsLike(word: string, lang: Lang): Promise<CountedWord[]>;
  clear(): Promise<void>;
  /** After many pages: the database counts them, by which it plans how to find some. */
  count(): Promise<void>;
  /** Number of pages in it. */
  pages(): Promise<number>;
}

/**
 * Three letters that each word of a site in a language begins with in the index: a search then
 * reads the entries of its own site only, however many sites there are.
 */
export const siteKey = ({ brand, lang }: Pick<Scope, 'brand' | 'lang'>): string =>
  `${'abcdefgh'[langs.indexOf(lang)]}${(brandByCode(brand)?.id ?? 0).toString(36).padStart(2, '0')}`;

/**
 * The words that each part of a document is indexed by for one site; stems are marked by a leading
 * `zq`, and those of the title stand with it, as do the names by which the site links to it.
 */
export function indexColumns(document: SearchDocument, brand: string) {
  const { title, names, lead, body, lang, bundle } = document;
  const key = siteKey({ brand, lang });
  const words = {
    title: foldedWords(`${title} ${names?.[brand] ?? ''}`),
    lead: foldedWords(lead),
    body: foldedWords(body),
  };
  const markedStems = (list: readonly string[]) => [
    ...new Set(list.map((word) => `zq${stem(word, lang)}`)),
  ];
  const text = (list: readonly string[]) => list.map((word) => key + word).join(' ');
  return {
    facet: text([bundleFacet(bundle)]),
    title: text([...words.title, ...markedStems(words.title)]),
    lead: text(words.lead),
    body: text(words.body),
    stems: text(markedStems([...words.lead, ...words.body])),
  };
}

/** Letters only, so that both databases take it for one word. */
export const bundleFacet = (bundle: string): string =>
  `zt${bundle.toLowerCase().replace(/[^a-z]/g, '')}`;

/** Documents of which each is there once, though it stands in the index once for each brand. */
export const onceEach = (documents: readonly SearchDocument[]): SearchDocument[] => [
  ...new Map(documents.map((document) => [`${document.page} ${document.lang}`, document])).values(),
];
