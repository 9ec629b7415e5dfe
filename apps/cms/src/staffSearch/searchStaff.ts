import type { CollectionSlug, PayloadRequest } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import { findNames, type Named } from './findNames.ts';
import { type FoundPage, findPages } from './findPages.ts';
import { kindsFor } from './kinds.ts';
import { typedWords } from './typedWords.ts';

/** Most of one kind that an answer holds; who looks for more adds a word. */
const limits = { pages: 12, other: 5 } as const;

/** What was found of one collection. */
export interface FoundKind {
  readonly kind: CollectionSlug;
  readonly items: readonly (Named & Partial<Pick<FoundPage, 'state' | 'snippet'>>)[];
}

/** All that was found; `isNear` where no page has the words as they were typed. */
export interface StaffAnswer {
  readonly kinds: readonly FoundKind[];
  readonly isNear: boolean;
}

/** What a person finds in the admin by words, by kind; kinds without anything are left out. */
export async function searchStaff(
  req: PayloadRequest,
  user: User,
  text: unknown,
  locale: unknown,
): Promise<StaffAnswer> {
  const typed = typedWords(text, locale);
  if (typed.words.length === 0) return { kinds: [], isNear: false };
  let isNear = false;
  const kinds = await Promise.all(
    kindsFor(req.payload, user).map(async (kind): Promise<FoundKind> => {
      if (kind.slug !== 'pages')
        return {
          kind: kind.slug,
          items: await findNames(req, kind, typed, limits.other),
        };
      const found = await findPages(req, user, kind, typed, limits.pages);
      isNear = found.isNear;
      return { kind: kind.slug, items: found.pages };
    }),
  );
  return { kinds: kinds.filter(({ items }) => items.length > 0), isNear };
}
