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
/** Words of a query, without the English possessive ending, which the search leaves out too. */
const searchWords = (text: string): string[] =>
  simple(text)
    .replace(/(?<=[\p{L}\p{N}])['’ʼ]s(?![\p{L}\p{N}])/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

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
  const match = firstMatch(text, words);
  const start = match > limit / 2 ? text.indexOf(' ', match - limit / 3) + 1 : 0;
  const lead = start > 0 ? '… ' : '';
  const room = limit - lead.length - 2;
  const rest = text.slice(start);
  if (rest.length <= room) return lead + rest;
  const end = rest.lastIndexOf(' ', room);
  return `${lead}${rest.slice(0, end > 0 ? end : room)} …`;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Where the first word that matches begins; 0 where none does. */
function firstMatch(text: string, words: readonly string[]): number {
  for (const { 0: word, index } of text.matchAll(wordPattern))
    if (matches(word, words)) return index;
  return 0;
}

/** A text in pieces: each word that matches, marked, and what stands between two of them. */
function mark(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), mark: isMarked, at: end });
    end = to;
  };
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (!matches(word, words)) continue;
    add(index, false);
    add(index + word.length, true);
  }
  add(text.length, false);
  return pieces;
}

function matches(word: string, words: readonly string[]): boolean {
  const folded = simple(word);
  // A single letter begins too many words to mark them all.
  return words.some((wanted) =>
    wanted.length > 1 ? folded.startsWith(wanted) : folded === wanted,
  );
}
