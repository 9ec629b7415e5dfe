import type { CollectionAfterChangeHook, PayloadRequest, Plugin } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { currentUser } from '../access/currentUser.ts';
import { hasRight } from '../access/roles.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { changeReview } from './changeReview.ts';
import { withComment } from './withComment.ts';

interface Job {
  readonly id: number;
  readonly input?: {
    readonly type?: string | null;
    readonly doc?: { readonly relationTo?: string; readonly value?: unknown } | null;
    readonly user?: { readonly value?: unknown } | null;
  } | null;
}

/** Publications of a document that are still to come. There are few of all documents together. */
async function pendingJobs(req: PayloadRequest, slug: string, id: number): Promise<Job[]> {
  const { docs } = await req.payload.db.find<Job>({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      hasError: { not_equals: true },
    },
    pagination: false,
    req: sameTransaction(req),
  });
  return docs.filter(
    ({ input }) =>
      input?.type !== 'unpublish' &&
      input?.doc?.relationTo === slug &&
      Number(input.doc.value) === id,
  );
}

/**
 * After a draft by who may not publish, scheduled publications of the document are withdrawn:
 * Payload publishes whatever is newest then, which nobody has approved. Who scheduled one is
 * mentioned in the review of a page.
 */
const withdrawScheduled: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  const user = currentUser(req);
  const isApproved = doc._status === 'published' || hasRight(user?.role, 'publish');
  if (operation !== 'update' || req.context['skipChanges'] || isApproved) return doc;
  for (const { id, input } of await pendingJobs(req, collection.slug, doc.id)) {
    await req.payload.db.deleteOne({
      collection: 'payload-jobs',
      where: { id: { equals: id } },
      req: sameTransaction(req),
      returning: false,
    });
    if (collection.slug !== 'pages' || !user) continue;
    const mention = await emailOf(req, Number(input?.user?.value));
    const event = { at: new Date().toISOString(), by: user.email, act: 'unschedule' } as const;
    await changeReview(req, doc.id, (review) =>
      withComment(review, { ...event, ...(mention ? { mention } : {}) }),
    );
  }
  return doc;
};

async function emailOf(req: PayloadRequest, id: number): Promise<string | undefined> {
  if (!Number.isSafeInteger(id)) return undefined;
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { email: true },
    req: sameTransaction(req),
  });
  return user?.email;
}

/** Payload plugin: what is scheduled is published as it was when it was scheduled, or not at all. */
export const scheduledPublications: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    hasScheduledPublishEnabled(collection)
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            afterChange: [...(collection.hooks?.afterChange ?? []), withdrawScheduled],
          },
        }
      : collection,
  ),
});
