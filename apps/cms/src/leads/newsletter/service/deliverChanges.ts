import type { Payload } from 'payload';
import type { NewsletterChange } from '../../../runtime/payload-types.ts';
import { backOff } from '../../delivery/schedule.ts';
import { countNewsletterCall } from '../../leadMetrics.ts';
import type { Act } from './adapter.ts';
import { adapters } from './adapters.ts';
import { callService, type Outcome } from './callService.ts';
import { newsletterService } from './service.ts';
import type { NewsletterService } from './settings.ts';

/** Rows of one look at what is due. */
const batch = 40;
/** Instants before which a service that was called too often is left alone. */
const pausedUntil = new WeakMap<NewsletterService, number>();

/**
 * Does at the newsletter service what is due, for as long as `mayGoOn` says so: those of one address
 * on one list one after the other. Answers how many calls there were.
 */
export async function deliverChanges(
  payload: Payload,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  const service = newsletterService();
  if (!service || Date.now() < (pausedUntil.get(service) ?? 0)) return 0;
  const { docs } = await payload.find({
    collection: 'newsletter-changes',
    where: {
      state: { equals: 'waiting' },
      list: { in: Object.keys(service.listIds) },
      next_attempt_at: { less_than_equal: new Date().toISOString() },
    },
    sort: 'id',
    limit: batch,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  let calls = 0;
  for (const change of docs) {
    const listId = service.listIds[change.list ?? ''];
    if (!mayGoOn()) break;
    if (!listId || !change.email || (await mustWait(payload, change))) continue;
    const act = await actNow(payload, change, service);
    const outcome = await callService(service, act, { email: change.email, listId });
    calls += 1;
    countNewsletterCall(outcome.result);
    const { id } = change;
    payload.logger.info(
      { change: id, act, result: outcome.result, answer: outcome.answer },
      'the newsletter service was called',
    );
    await settle(payload, change, outcome);
    if (outcome.answer.startsWith('429')) {
      pausedUntil.set(service, Date.now() + (outcome.pauseMs ?? 1000));
      break;
    }
  }
  return calls;
}

/** Whether it was erased or done since it was read, or an earlier one of the address still waits. */
async function mustWait(payload: Payload, { id, email, list }: NewsletterChange): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'newsletter-changes',
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

/** By a condition: of one that was erased meanwhile nothing is left to write to. */
async function settle(
  payload: Payload,
  { id, attempts }: NewsletterChange,
  { result, answer, pauseMs = 0 }: Outcome,
): Promise<void> {
  const collection = 'newsletter-changes' as const;
  const where = { id: { equals: id } };
  if (result === 'done') return void (await payload.db.deleteMany({ collection, where }));
  const count = (attempts ?? 0) + 1;
  const data = {
    state: result === 'refused' ? ('refused' as const) : ('waiting' as const),
    attempts: count,
    last_answer: answer,
    next_attempt_at: new Date(Date.now() + Math.max(backOff(count), pauseMs)).toISOString(),
  };
  await payload.update({ collection, where, data, depth: 0, overrideAccess: true });
}
