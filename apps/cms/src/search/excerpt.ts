import { beginsWith, fold } from '../text/fold.ts';
import { memoize } from '../text/memoize.ts';

/** Folding a word costs more than looking it up. */
const memoizedFold = memoize(fold);

/**
 * Characters of a result's body that leave the backend; the site cuts its 150 out of them (spec
 * §9).
 */
const length = 320;

/** The part of a text around the first of the words, whole words only. */
export function excerpt(body: string, words: readonly string[]): string {
  if (body.length <= length) return body;
  const position = firstMatch(body, words);
  const from = position < length / 2 ? 0 : body.indexOf(' ', position - length / 3) + 1;
  const cut = body.slice(from, from + length);
  return from + length < body.length ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
}

function firstMatch(body: string, words: readonly string[]): number {
  for (const match of body.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const written = memoizedFold(match[0]);
    if (words.some((word) => beginsWith(written, word))) return match.index;
  }
  return 0;
}
