import type { Lang } from '@concierge/contract/lang';

/** How a page stands between its draft and its publication; without a state nobody submitted it. */
export type ReviewState = 'submitted' | 'sentBack' | 'approved';

/** What a person does to a review. */
export const reviewActs = ['submit', 'comment', 'approve', 'sendBack'] as const;
export type ReviewAct = (typeof reviewActs)[number];
/**
 * What a review's history names: acts, an approval by who had submitted the page, and a draft that
 * took a scheduled publication back.
 */
export type ReviewEvent = ReviewAct | 'approveOwn' | 'unschedule';

/** Something that was done, newest last. */
export interface ReviewComment {
  /** Instant, ISO 8601. */
  readonly at: string;
  /** E-mail address of the account; empty for an import. */
  readonly by: string;
  readonly act: ReviewEvent;
  /** Language of the form in which it was submitted. */
  readonly lang?: Lang;
  readonly text?: string;
  /** E-mail address of the colleague whom the comment is for. */
  readonly mention?: string;
}

/** The language in which a page was submitted last, of what was done to it, newest last. */
export const submittedIn = (comments: readonly ReviewComment[]): Lang | undefined =>
  comments.findLast(({ act }) => act === 'submit')?.lang;
