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
  mention: comment.mention ?? null,
});
