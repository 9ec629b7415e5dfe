import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  Where,
} from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { isDraftSave } from '../access/brands/keepShared.ts';
import { currentUser } from '../access/currentUser.ts';
import { hasRight } from '../access/roles.ts';
import { type ScheduledJob, scheduledId, scheduledJobs } from '../jobs/scheduledJobs.ts';
import { collectionPlugin } from '../runtime/collectionPlugin.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { toId } from '../runtime/http/routeId.ts';
import { changeReview } from './changeReview.ts';
import { withComment } from './withComment.ts';

/** What is scheduled, or failed, of a document. There are few jobs of all documents together. */
async function loadJobs(
  req: PayloadRequest,
  slug: string,
  id: number,
  where: Where = {},
): Promise<ScheduledJob[]> {
  const jobs = await scheduledJobs(req.payload, where, sameTransaction(req));
  return jobs.filter((job) => scheduledId(job, slug) === id);
}

const isPublication = ({ input }: ScheduledJob): boolean => input?.type !== 'unpublish';

/**
 * After a draft by who may not publish, or by an import, scheduled publications of the document are
 * withdrawn: Payload publishes whatever is newest then, which nobody has approved. Who scheduled
 * one is mentioned in the review of a page.
 */
const withdrawScheduled: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  const user = currentUser(req);
  const isApproved = doc._status === 'published' || hasRight(user?.role, 'publish');
  if (operation !== 'update' || req.context['seeding'] || isApproved) return doc;
  const due = await loadJobs(req, collection.slug, doc.id, { hasError: { not_equals: true } });
  for (const { id, input } of due.filter(isPublication)) {
    await removeJob(req, id);
    if (collection.slug !== 'pages') continue;
    const mention = await findUserEmail(req, toId(input?.user?.value));
    const by = user?.email ?? '';
    const event = { at: new Date().toISOString(), by, act: 'unschedule' } as const;
    await changeReview(req, doc.id, (review) =>
      withComment(review, { ...event, ...(mention ? { mention } : {}) }),
    );
  }
  return doc;
};

/**
 * A publication that failed is settled by the next one that didn't, whoever made it, or once the
 * document is off the site; a removal that failed only by the latter, for it is still to be made.
 */
const settleFailed: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const isDraft = isDraftSave(req) && !doc.deletedAt;
  if (operation !== 'update' || isDraft || req.context['seeding']) return doc;
  const isShown = doc._status === 'published' && !doc.deletedAt;
  const failed = await loadJobs(req, collection.slug, doc.id, { hasError: { equals: true } });
  for (const job of failed) if (!isShown || isPublication(job)) await removeJob(req, job.id);
  return doc;
};

/** After a deletion for good: what is scheduled would fail, and nobody could settle it. */
const removeJobs: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  for (const job of await loadJobs(req, collection.slug, Number(id))) await removeJob(req, job.id);
};

const removeJob = (req: PayloadRequest, id: number) =>
  req.payload.db.deleteOne({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
    req: sameTransaction(req),
    returning: false,
  });

async function findUserEmail(req: PayloadRequest, id: number): Promise<string | undefined> {
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

/**
 * Payload plugin: what is scheduled is published as it was when it was scheduled, or not at all.
 */
export const scheduledPublications = collectionPlugin((collection) => {
  if (!hasScheduledPublishEnabled(collection)) return collection;
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), withdrawScheduled, settleFailed],
      afterDelete: [...(hooks?.afterDelete ?? []), removeJobs],
    },
  };
});
