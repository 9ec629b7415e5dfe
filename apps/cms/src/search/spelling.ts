import { distance } from 'fastest-levenshtein';

/** The words of an index by language, to find what a misspelt word was meant to be. */
export class Vocabulary {
  readonly #words: Map<string, number>;
  readonly #byTrigram = new Map<string, string[]>();

  /** Words with the number of documents they stand in. */
  constructor(words: Iterable<readonly [word: string, documents: number]>) {
    this.#words = new Map(words);
    for (const word of this.#words.keys()) {
      for (const part of trigrams(word)) {
        const known = this.#byTrigram.get(part);
        if (known) known.push(word);
        else this.#byTrigram.set(part, [word]);
      }
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Words at most one edit away (two from seven letters on), the nearest and commonest first. */
  near(word: string, limit = 3): string[] {
    if (word.length < 4) return [];
    const allowed = word.length >= 7 ? 2 : 1;
    return [...this.#candidates(word)]
      .map((candidate) => ({ candidate, edits: edits(word, candidate) }))
      .filter(({ edits }) => edits <= allowed)
      .sort((a, b) => a.edits - b.edits || (this.#words.get(b.candidate) ?? 0) - (this.#words.get(a.candidate) ?? 0))
      .slice(0, limit)
      .map(({ candidate }) => candidate);
  }

  /** Words that share enough trigrams to be worth measuring. */
  #candidates(word: string): Set<string> {
    const shared = new Map<string, number>();
    for (const part of trigrams(word)) for (const other of this.#byTrigram.get(part) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    const found = new Set<string>();
    for (const [other, count] of shared) if (Math.abs(other.length - word.length) <= 2 && count >= 1) found.add(other);
    return found;
  }
}

/** Levenshtein's distance in which two neighbours swapped count as one edit. */
function edits(a: string, b: string): number {
  const plain = distance(a, b);
  if (plain !== 2 || a.length !== b.length) return plain;
  const first = [...a].findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, first) + a[first + 1] + a[first] + a.slice(first + 2);
  return swapped === b ? 1 : plain;
}

function trigrams(word: string): string[] {
  const padded = `^${word}$`;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
}
