import type { Payload, Where } from 'payload';
import { readTitles } from '../access/readTitles.ts';
import { holds } from '../access/roles.ts';
import type { Said } from '../i18n/say.ts';
import type { User } from '../runtime/payload-types.ts';
import type { StoredReview } from './storedReview.ts';
import { mentionedIn } from './withComment.ts';

/** A list of reviews that wait for a person. */
interface ReviewList {
  readonly label: Said;
  /** Undefined where the role has no such list. */
  readonly where: (user: User) => Where | undefined;
}

/** The lists of the screen of reviews, and numbers of the first screen, by key. */
export const reviewLists = {
  review: {
    label: 'Waiting for my review',
    where: (user) =>
      holds(user, 'publish')
        ? { state: { equals: 'submitted' }, submittedBy: { not_equals: user.email } }
        : undefined,
  },
  'sent-back': {
    label: 'Sent back to me',
    where: ({ email }) => ({ state: { equals: 'sentBack' }, submittedBy: { equals: email } }),
  },
  approved: {
    label: 'Approved, not published yet',
    where: (user) => (holds(user, 'publish') ? { state: { equals: 'approved' } } : undefined),
  },
  mentions: {
    label: 'Comments that mention me',
    where: ({ email }) => ({ mention: { contains: email } }),
  },
} as const satisfies Record<string, ReviewList>;

export type ReviewListKey = keyof typeof reviewLists;
export const reviewListKeys = Object.keys(reviewLists) as ReviewListKey[];

/** A review with the title of its page. */
export interface ReviewRow {
  readonly page: number;
  readonly title: string;
  readonly review: StoredReview;
}

/** The reviews of one list, of pages that the person may read, by what was done last. */
export async function reviewsFor(
  payload: Payload,
  user: User,
  key: ReviewListKey,
): Promise<ReviewRow[]> {
  const where = holds(user, 'read') ? reviewLists[key].where(user) : undefined;
  if (!where) return [];
  const { docs } = await payload.db.find<StoredReview & { id: number }>({
    collection: 'reviews',
    where,
    pagination: false,
  });
  const pages = docs.map(({ page }) => page);
  const titles = await readTitles(payload, user, 'pages', pages);
  const lastAt = ({ review }: ReviewRow): string => review.comments.at(-1)?.at ?? '';
  return (
    docs
      .filter(({ page }) => titles.has(page))
      // An address may be a part of another one.
      .filter(({ mention }) => key !== 'mentions' || mentionedIn(mention).includes(user.email))
      .map((review) => ({ page: review.page, title: titles.get(review.page)?.title ?? '', review }))
      .sort((a, b) => lastAt(b).localeCompare(lastAt(a)))
  );
}
