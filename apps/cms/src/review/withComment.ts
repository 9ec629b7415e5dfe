import type { ReviewComment } from './states.ts';
import type { StoredReview } from './storedReview.ts';

/** Comments of one review; the oldest go. */
const maxComments = 200;

/** A review's fields after a comment was added, whom it mentions among them. */
export const withComment = (
  review: StoredReview | undefined,
  comment: ReviewComment,
): Pick<StoredReview, 'comments' | 'mention'> => ({
  comments: [...(review?.comments ?? []), comment].slice(-maxComments),
  mention: mentionedAfter(review?.mention, comment),
});

/**
 * Who is mentioned and has not answered since, as addresses with a space before and after each;
 * null for nobody.
 */
function mentionedAfter(
  before: string | null | undefined,
  { by, mention }: ReviewComment,
): string | null {
  const open = mentionedIn(before).filter((email) => email !== by && email !== mention);
  return asMention(mention ? [...open, mention] : open);
}

/** Addresses as a review's `mention`; null for none. */
export const asMention = (emails: readonly string[]): string | null =>
  emails.length > 0 ? ` ${emails.join(' ')} ` : null;

/** The addresses of a review's `mention`. */
export const mentionedIn = (mention: string | null | undefined): string[] =>
  (mention ?? '').split(' ').filter(Boolean);
