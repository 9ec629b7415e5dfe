import type { Payload } from 'payload';
import { everyRow } from '../../../runtime/database/everyRow.ts';
import type { NewsletterChange } from '../../../runtime/payload-types.ts';
import { isDue } from '../../instants.ts';
import { countNewsletterCall } from '../../leadMetrics.ts';
import { RestingRows } from '../../RestingRows.ts';
import { backOff } from '../../schedule.ts';
import type { Act } from './adapter.ts';
import { adapters } from './adapters.ts';
import { callService, type ServiceOutcome } from './callService.ts';
import { newsletterService } from './service.ts';
import type { NewsletterService } from './settings.ts';

/** Rows of one look at what is due. */
const batch = 40;
/** After how long a change that is behind another of its address is looked at again. */
const turnMs = 60_000;
const collection = 'newsletter-changes';
/** Until when a service that was called too often is left alone; `performance.now()`'s time. */
const pausedUntil = new WeakMap<NewsletterService, number>();
const mayBeCalled = (service: NewsletterService) =>
  performance.now() >= (pausedUntil.get(service) ?? 0);
const resting = new RestingRows();

/**
 * Does at the newsletter service what is due, for as long as `mayGoOn` says so: those of one
 * address on one list one after the other. Answers how many calls there were.
 */
export async function deliverChanges(
  payload: Payload,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  const service = newsletterService();
  if (!service || !mayBeCalled(service)) return 0;
  const { docs } = await payload.find({
    collection,
    where: {
      state: { equals: 'waiting' },
      list: { in: Object.keys(service.listIds) },
      ...isDue(),
      ...resting.others(payload),
    },
    sort: 'id',
    limit: batch,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  let calls = 0;
  for (const change of docs) {
    if (!mayGoOn() || !mayBeCalled(service)) break;
    const row = { id: change.id, name: `newsletter change ${change.id}` };
    await resting.attempt(payload, row, async () => {
      if (await deliver(payload, change, service)) calls += 1;
    });
  }
  return calls;
}

/** Does one change at the service; false where it is not its turn. */
async function deliver(
  payload: Payload,
  change: NewsletterChange,
  service: NewsletterService,
): Promise<boolean> {
  const { id, email } = change;
  const listId = service.listIds[change.list ?? ''];
  if (!listId || !email) return false;
  if (await mustWait(payload, change)) {
    // Put off, or those behind one that fails would fill every look.
    await payload.db.updateOne({
      collection,
      where: { id: { equals: id }, state: { equals: 'waiting' } },
      data: { next_attempt_at: new Date(Date.now() + turnMs).toISOString() },
      options: { atomic: true },
    });
    return false;
  }
  if (await isOutdated(payload, change)) {
    await payload.db.deleteMany({ collection, where: { id: { equals: id } } });
    return false;
  }
  const act = await actNow(payload, change, service);
  const attempts = (change.attempts ?? 0) + 1;
  // Before the call: one of which nothing can be written afterwards is not called without a pause.
  const next_attempt_at = new Date(Date.now() + backOff(attempts)).toISOString();
  // By the number that was read: of two processes that read it, one calls.
  const claimed = await payload.db.updateOne({
    collection,
    where: {
      id: { equals: id },
      state: { equals: 'waiting' },
      attempts:
        typeof change.attempts === 'number' ? { equals: change.attempts } : { exists: false },
    },
    data: { attempts, next_attempt_at },
    options: { atomic: true },
  });
  if (!claimed) return false;
  const outcome = await callService(service, act, { email, listId });
  countNewsletterCall(outcome.result);
  payload.logger.info(
    { change: id, act, result: outcome.result, answer: outcome.answer },
    'the newsletter service was called',
  );
  if (outcome.answer.startsWith('429'))
    pausedUntil.set(service, performance.now() + (outcome.pauseMs ?? 1000));
  await settle(payload, id, attempts, outcome);
  return true;
}

/**
 * Whether it was erased or done since it was read, or an earlier one of the address still waits.
 */
async function mustWait(payload: Payload, { id, email, list }: NewsletterChange): Promise<boolean> {
  const { docs } = await payload.find({
    collection,
    where: {
      state: { equals: 'waiting' },
      email: { equals: email },
      list: { equals: list },
      id: { less_than_equal: id },
    },
    sort: 'id',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0]?.id !== id;
}

/**
 * Whether doing it would undo a later act, as where a person lets the service be asked again for
 * what it refused long ago. One behind which another waits is none: that one puts it right.
 */
async function isOutdated(
  payload: Payload,
  { id, act, email, list }: NewsletterChange,
): Promise<boolean> {
  const own = { email: { equals: email }, list: { equals: list } };
  const later = { ...own, state: { equals: 'waiting' as const }, id: { greater_than: id } };
  const { totalDocs } = await payload.count({ collection, where: later, overrideAccess: true });
  if (totalDocs > 0) return false;
  const where = { ...own, state: { equals: 'subscribed' as const } };
  const subscribed = await payload.count({
    collection: 'subscribers',
    where,
    overrideAccess: true,
  });
  return subscribed.totalDocs > 0 !== (act === 'subscribe');
}

/** A person who is subscribed to another list only leaves this one, where deleting means all. */
async function actNow(
  payload: Payload,
  { act, email }: NewsletterChange,
  { vendor }: NewsletterService,
): Promise<Act> {
  if (act !== 'delete' || !adapters[vendor].deletesEverywhere) return act ?? 'unsubscribe';
  const where = { email: { equals: email }, state: { equals: 'subscribed' as const } };
  const others = await payload.count({ collection: 'subscribers', where, overrideAccess: true });
  return others.totalDocs > 0 ? 'unsubscribe' : 'delete';
}

async function settle(
  payload: Payload,
  id: number,
  attempts: number,
  { result, answer, pauseMs = 0 }: ServiceOutcome,
): Promise<void> {
  if (result === 'done')
    return payload.db.deleteMany({ collection, where: { id: { equals: id } } });
  await update(payload, id, {
    state: result === 'refused' ? 'refused' : 'waiting',
    last_answer: answer,
    next_attempt_at: new Date(Date.now() + Math.max(backOff(attempts), pauseMs)).toISOString(),
  });
}

/** By a condition: of one that was erased meanwhile nothing is left to write to. */
const update = (payload: Payload, id: number, data: Partial<NewsletterChange>) =>
  everyRow(
    payload.update({
      collection,
      where: { id: { equals: id } },
      data,
      depth: 0,
      overrideAccess: true,
    }),
  );
