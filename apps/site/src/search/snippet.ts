/** Longest snippet of a result in characters (spec §9). */
const limit = 150;

/** A piece of a snippet; marked where it matches the query. */
export interface Piece {
  readonly text: string;
  readonly mark: boolean;
  /** Its place in the text. */
  readonly at: number;
}

const simple = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
const searchWords = (text: string): string[] => simple(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * At most 150 characters of a text around its first match, whole words only, with the words of the
 * query marked.
 */
export function snippet(text: string, query: string): Piece[] {
  const words = searchWords(query);
  return mark(cut(text.replaceAll(/\s+/g, ' ').trim(), words), words);
}

function cut(text: string, words: readonly string[]): string {
  if (text.length <= limit) return text;
  const match = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) => matches(word, words));
  const start =
    match && match.index > limit / 2 ? text.indexOf(' ', match.index - limit / 3) + 1 : 0;
  const lead = start > 0 ? '… ' : '';
  const room = limit - lead.length - 2;
  const rest = text.slice(start);
  if (rest.length <= room) return lead + rest;
  const end = rest.lastIndexOf(' ', room);
  return `${lead}${rest.slice(0, end > 0 ? end : room)} …`;
}

/**
 * A text in pieces, those that match a word of the query marked; together they are the text again.
 */
export function mark(text: string, words: readonly string[]): Piece[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu)].map(
    ({ 0: piece, index }) => ({
      text: piece,
      mark: matches(piece, words),
      at: index,
    }),
  );
}

const matches = (word: string, words: readonly string[]): boolean =>
  words.some((wanted) => simple(word).startsWith(wanted));
