import { distance } from 'fastest-levenshtein';

/** A word of the index with the number of documents it stands in. */
export type CountedWord = readonly [word: string, documents: number];

/**
 * Shortest word that is corrected; the vocabulary keeps words one letter shorter, which a slip may
 * have lengthened.
 */
const shortest = 4;
const longest = 40;
/** Letters wrong that are forgiven: one, and two from seven letters on. */
const forgiven = (word: string): number => (word.length >= 7 ? 2 : 1);

/** True for words that may correct others. */
export const isCorrecting = (word: string): boolean =>
  word.length >= shortest - 1 && word.length <= longest;

/**
 * The runs of three letters of a word with its ends marked, each once; what a near word shares some
 * of.
 */
export function wordTrigrams(word: string): string[] {
  // By characters: half of one is no text that Postgres takes.
  const marked = [...`^${word}$`];
  return [
    ...new Set(
      Array.from({ length: marked.length - 2 }, (_, index) =>
        marked.slice(index, index + 3).join(''),
      ),
    ),
  ];
}

/**
 * What a word of the vocabulary must have in common with a misspelt one to be worth measuring, or
 * undefined where nothing is corrected.
 */
export function likeness(
  word: string,
): { parts: string[]; shared: number; shortest: number; longest: number } | undefined {
  if (word.length < shortest || word.length > longest) return undefined;
  const parts = wordTrigrams(word);
  const edits = forgiven(word);
  // An edit touches three parts, two neighbours swapped touch four.
  const shared = Math.max(1, parts.length - Math.max(3 * edits, 4));
  return { parts, shared, shortest: word.length - edits, longest: word.length + edits };
}

/** Words that may stand in for a misspelt one. */
const maxCorrections = 3;

/**
 * The candidates few edits away, the nearest and commonest first; none where the word itself is
 * among them.
 */
export function near(word: string, candidates: readonly CountedWord[]): string[] {
  if (candidates.some(([candidate]) => candidate === word)) return [];
  return candidates
    .map(([candidate, documents]) => ({ candidate, documents, edits: edits(word, candidate) }))
    .filter(({ edits }) => edits <= forgiven(word))
    .sort((a, b) => a.edits - b.edits || b.documents - a.documents)
    .slice(0, maxCorrections)
    .map(({ candidate }) => candidate);
}

/** Levenshtein's distance in which two neighbours swapped count as one edit. */
function edits(a: string, b: string): number {
  const plain = distance(a, b);
  if (plain !== 2 || a.length !== b.length) return plain;
  const first = [...a].findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, first) + a[first + 1] + a[first] + a.slice(first + 2);
  return swapped === b ? 1 : plain;
}
