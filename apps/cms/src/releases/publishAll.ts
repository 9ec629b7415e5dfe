import type { Payload } from 'payload';
import { lockDocument, lockTurn } from '../runtime/database/database.ts';
import { documentsInTurn } from '../runtime/database/documentTurns.ts';
import type { Release, User } from '../runtime/payload-types.ts';
import { releaseDocuments } from './releaseDocuments.ts';
import { reviewRefusal } from './reviewRefusal.ts';
import type { Released, ReleaseRefusal } from './states.ts';
import { markBefore, takeBack } from './takeBack.ts';
import { refusalBy, tryPublish } from './tryPublish.ts';

/**
 * Publishes the newest drafts of a release's documents and marks the release, in one transaction.
 * Answers what kept one of them from it; then none is published, and nothing is marked. It has the
 * turns of all documents first: a save that has one of them waits at its end for what was published
 * before.
 */
export function publishAll(
  payload: Payload,
  release: Release,
  user: User,
): Promise<ReleaseRefusal | undefined> {
  const documents = releaseDocuments(release).toSorted(byId);
  const ids = documents.map(({ value }) => value);
  return documentsInTurn('pages', ids, () => publishInTurn(payload, release, documents, user));
}

async function publishInTurn(
  payload: Payload,
  release: Release,
  documents: readonly Released[],
  user: User,
): Promise<ReleaseRefusal | undefined> {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  const req = transactionID === undefined ? {} : { transactionID };
  // Without transactions, as on SQLite, what was published before a failure is taken back.
  const before: (() => Promise<void>)[] = [];
  let current: Released | undefined;
  try {
    if (transactionID !== undefined) {
      await lockTurn(payload, transactionID, 'releases');
      const newest = await payload.db.findOne<Release>({
        collection: 'releases',
        where: { id: { equals: release.id } },
        req,
      });
      if (newest?.state !== release.state || newest.updatedAt !== release.updatedAt) {
        await payload.db.rollbackTransaction(transactionID);
        return undefined;
      }
      for (const { relationTo, value } of documents)
        await lockDocument({ payload, transactionID }, relationTo, value);
    }
    for (const released of documents) {
      current = released;
      // Once more, with those before it published: it may be refused for one of them, and only a
      // trial says so in every language. It may have been saved by an author meanwhile, too.
      const refusal =
        (await tryPublish(payload, user, released, req)) ??
        (await reviewRefusal(payload, release, released, req));
      if (refusal) {
        await undo();
        return refusal;
      }
      if (transactionID === undefined) before.unshift(await markBefore(payload, released, user));
      await publish(payload, released, user, req);
    }
    current = undefined;
    await payload.db.updateOne({
      collection: 'releases',
      id: release.id,
      data: { state: 'published', refusals: null, updatedAt: new Date().toISOString() },
      req,
      returning: false,
    });
    if (transactionID !== undefined) await payload.db.commitTransaction(transactionID);
    return undefined;
  } catch (error) {
    await undo();
    if (!current) throw error;
    return refusalBy(error, current, user.email);
  }

  async function undo(): Promise<void> {
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID);
    await takeBack(payload, before);
  }
}

/** The order in which others lock documents, too: two that meet don't wait for each other. */
const byId = (one: Released, other: Released): number =>
  one.relationTo.localeCompare(other.relationTo) || one.value - other.value;

/** As Payload's scheduled publications do; what has nothing newer than the site is left alone. */
async function publish(
  payload: Payload,
  { relationTo, value }: Released,
  user: User,
  req: { transactionID?: number | string },
): Promise<void> {
  const { _status } = await payload.findByID({
    collection: relationTo,
    id: value,
    draft: true,
    depth: 0,
    select: { _status: true },
    overrideAccess: true,
    req: { ...req },
  });
  if (_status === 'published') return;
  await payload.update({
    collection: relationTo,
    id: value,
    data: { _status: 'published' },
    depth: 0,
    overrideAccess: false,
    user,
    req: { ...req, context: {} },
  });
}
