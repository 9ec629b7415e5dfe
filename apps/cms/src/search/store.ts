import type { Lang } from '@concierge/contract/lang';
import { stem, wordsOf } from './fold.ts';
import type { Reach, Term } from './query.ts';

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
  /** ISO instant, of news. */
  readonly date?: string;
}

/** What a search is narrowed to. */
export interface Scope {
  readonly brand: string;
  readonly lang: Lang;
  readonly bundle?: string;
}

export interface Found {
  readonly documents: readonly SearchDocument[];
  readonly total: number;
}

/** The index in one of the two databases. */
export interface SearchStore {
  /** Makes the tables where they are missing. */
  ensure(): Promise<void>;
  /** Replaces everything known of a page. */
  put(page: number, documents: readonly SearchDocument[]): Promise<void>;
  /** Pages whose titles answer come first. */
  find(terms: readonly Term[], scope: Scope, limit: number, offset: number, reach?: Pick<Reach, 'any'>): Promise<Found>;
  /** Words of a language with the number of documents they stand in. */
  words(lang: Lang): Promise<[word: string, documents: number][]>;
  clear(): Promise<void>;
  /** Number of pages in it. */
  pages(): Promise<number>;
}

/** The words that each part of a document is indexed by; stems are marked by a leading `zq`, and those of the title stand with it. */
export function columnsOf({ title, lead, body, lang }: SearchDocument) {
  const words = { title: wordsOf(title), lead: wordsOf(lead), body: wordsOf(body) };
  const stemsOf = (list: readonly string[]) => [...new Set(list.map((word) => `zq${stem(word, lang)}`))];
  return {
    title: [...words.title, ...stemsOf(words.title)].join(' '),
    lead: words.lead.join(' '),
    body: words.body.join(' '),
    stems: stemsOf([...words.lead, ...words.body]).join(' '),
  };
}

/** Letters-only lexemes, so that both databases take them for one word. */
export const facetsOf = ({ brand, lang, bundle }: Scope): string[] => [
  `zl${lang}`,
  `zb${brand.toLowerCase()}`,
  ...(bundle ? [bundleFacet(bundle)] : []),
];
export const bundleFacet = (bundle: string): string => `zt${bundle.toLowerCase().replace(/[^a-z]/g, '')}`;

/** Every facet of a document. */
export const facetsOfDocument = (document: SearchDocument): string[] => [
  `zl${document.lang}`,
  ...document.brands.map((brand) => `zb${brand.toLowerCase()}`),
  bundleFacet(document.bundle),
];
