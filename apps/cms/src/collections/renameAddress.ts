import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { changeReview } from '../review/changeReview.ts';
import type { StoredReview } from '../review/storedReview.ts';
import { asMention, mentionedIn } from '../review/withComment.ts';
import { connectionIn } from '../runtime/database/database.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import type { User } from '../runtime/payload-types.ts';

/** An account's address before and after it was changed. */
interface Renamed {
  readonly before: string;
  readonly after: string;
}

/**
 * After a change of an account's e-mail address: what waits for the person, or goes by the person's
 * rights, names the new one. What is a record stays as it was written: the audit log, comments,
 * published releases.
 */
export const renameAddress: CollectionAfterChangeHook<User> = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || data.email === undefined) return doc;
  // As it is stored: what was sent may have capitals, and what is answered only some fields.
  const where = { id: { equals: doc.id } };
  const own = sameTransaction(req);
  const stored = await req.payload.db.findOne<User>({ collection: 'users', where, req: own });
  const renamed = { before: previousDoc.email, after: stored?.email ?? previousDoc.email };
  if (renamed.before === renamed.after) return doc;
  // In the order in which saves and releases write them: two that meet don't block each other.
  await renameSaver(req, renamed);
  await renameInReviews(req, renamed);
  await renamePlanner(req, renamed);
  return doc;
};

/** What is needed of Payload's connection, on either database. */
interface Connection {
  update(table: unknown): {
    set(values: object): { where(condition: unknown): PromiseLike<unknown> };
  };
}

/** In one statement: a page may have thousands of versions, and Payload writes each as a whole. */
async function renameSaver(req: PayloadRequest, { before, after }: Renamed): Promise<void> {
  const { drizzle, tables } = req.payload.db as unknown as PostgresAdapter;
  const own = connectionIn(req.payload, await req.transactionID);
  const connection = (own ?? drizzle) as unknown as Connection;
  const table = tables['_pages_v'] as unknown as { readonly version_savedBy: never };
  await connection
    .update(table)
    .set({ version_savedBy: after })
    .where(eq(table.version_savedBy, before));
}

async function renameInReviews(req: PayloadRequest, { before, after }: Renamed): Promise<void> {
  const { docs } = await req.payload.db.find<StoredReview & { id: number }>({
    collection: 'reviews',
    where: { or: [{ submittedBy: { equals: before } }, { mention: { contains: before } }] },
    pagination: false,
    req: sameTransaction(req),
  });
  for (const { page } of docs)
    await changeReview(req, page, (review) => {
      if (!review) return undefined;
      const { mention, submittedBy } = review;
      const mentioned = mentionedIn(mention).map((email) => (email === before ? after : email));
      return {
        ...(submittedBy === before ? { submittedBy: after } : {}),
        ...(mention ? { mention: asMention(mentioned) } : {}),
      };
    });
}

async function renamePlanner(req: PayloadRequest, { before, after }: Renamed): Promise<void> {
  await req.payload.db.updateMany({
    collection: 'releases',
    where: { plannedBy: { equals: before }, state: { not_equals: 'published' } },
    data: { plannedBy: after },
    req: sameTransaction(req),
    returning: false,
  });
}
