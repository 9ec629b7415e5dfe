import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { currentUser } from '../access/currentUser.ts';
import { hasRight } from '../access/roles.ts';
import { type ScheduledJob, scheduledId, scheduledJobs } from '../jobs/scheduledJobs.ts';
import { collectionPlugin } from '../runtime/collectionPlugin.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { toId } from '../runtime/http/routeId.ts';
import { changeReview } from './changeReview.ts';
import { withComment } from './withComment.ts';

/**
 * Publications of a document that are still to come, or those that failed. There are few of all
 * documents together.
 */
async function publications(
  req: PayloadRequest,
  { slug, id, hasError }: { slug: string; id: number; hasError: boolean },
): Promise<ScheduledJob[]> {
  const where = { hasError: hasError ? { equals: true } : { not_equals: true } };
  const jobs = await scheduledJobs(req.payload, where, sameTransaction(req));
  return jobs.filter((job) => job.input?.type !== 'unpublish' && scheduledId(job, slug) === id);
}

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
  const query = { slug: collection.slug, id: doc.id, hasError: false };
  for (const { id, input } of await publications(req, query)) {
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

/** A publication that failed is settled by the next one that didn't, whoever made it. */
const settleFailed: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'update' || doc._status !== 'published' || req.context['seeding']) return doc;
  const query = { slug: collection.slug, id: doc.id, hasError: true };
  for (const { id } of await publications(req, query)) await removeJob(req, id);
  return doc;
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
  const afterChange = [...(collection.hooks?.afterChange ?? []), withdrawScheduled, settleFailed];
  return { ...collection, hooks: { ...collection.hooks, afterChange } };
});
