import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { sameTransaction } from '../../../runtime/database/sameTransaction.ts';
import type { Subscriber } from '../../../runtime/payload-types.ts';
import type { Act } from './adapter.ts';
import { newsletterService } from './service.ts';

/** Notes what the service has to do after a change of a subscriber, in the same transaction. */
export const recordSubscription: CollectionAfterChangeHook<Subscriber> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before: Subscriber | undefined = operation === 'update' ? previousDoc : undefined;
  const hasMoved = before !== undefined && before.email !== doc.email;
  if (hasMoved && mayBeThere(before)) await append(req.payload, before, 'delete', req);
  const wasSubscribed = before?.state === 'subscribed' && !hasMoved;
  if (doc.state === 'subscribed' && !wasSubscribed)
    await append(req.payload, doc, 'subscribe', req);
  if (doc.state !== 'subscribed' && wasSubscribed)
    await append(req.payload, doc, 'unsubscribe', req);
  return doc;
};

/** Notes that the service has to delete a subscriber who was deleted here. */
export const recordDeletion: CollectionAfterDeleteHook<Subscriber> = async ({ doc, req }) => {
  if (mayBeThere(doc)) await append(req.payload, doc, 'delete', req);
  return doc;
};

/**
 * Notes the same of those that are about to be deleted without hooks, in place of all that the
 * service had yet to do with them; doing it again after a crash adds nothing.
 */
export async function recordErasure(
  payload: Payload,
  subscribers: readonly Subscriber[],
): Promise<void> {
  for (const one of subscribers) {
    const { email, list } = one;
    if (!email || !list) continue;
    const where = { email: { equals: email }, list: { equals: list } };
    const noted = { ...where, act: { equals: 'delete' as const } };
    const query = { collection: 'newsletter-changes', where: noted, overrideAccess: true } as const;
    const isNoted = (await payload.count(query)).totalDocs > 0;
    if (mayBeThere(one) && !isNoted) await append(payload, one, 'delete');
    // A deletion that waits stands for those that came before it; the rest is of no use any longer.
    const rest = { and: [where, { act: { not_equals: 'delete' } }] };
    await payload.db.deleteMany({ collection: 'newsletter-changes', where: rest });
  }
}

/** All but who never confirmed may be at the service. */
const mayBeThere = ({ state, confirmed_at, left_at }: Subscriber): boolean =>
  state !== 'pending' || Boolean(confirmed_at) || Boolean(left_at);

async function append(
  payload: Payload,
  { brand, list, email }: Subscriber,
  act: Act,
  req?: PayloadRequest,
): Promise<void> {
  if (!email || !list || !newsletterService()?.listIds[list]) return;
  await payload.create({
    collection: 'newsletter-changes',
    data: { brand, list, email, act, state: 'waiting', next_attempt_at: new Date().toISOString() },
    depth: 0,
    overrideAccess: true,
    ...(req ? { req: sameTransaction(req) } : {}),
  });
}
