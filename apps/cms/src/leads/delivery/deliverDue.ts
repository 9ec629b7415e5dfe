import { goOn } from '@concierge/server/traces/spans';
import type { Payload } from 'payload';
import type { Lead } from '../../runtime/payload-types.ts';
import { isDue, within } from '../instants.ts';
import { countDelivery } from '../leadMetrics.ts';
import { networkShare } from '../limits.ts';
import { RestingRows } from '../RestingRows.ts';
import { admittedPriority, backOff, leftFor } from '../schedule.ts';
import { crm } from '../settings.ts';
import { latestAttempts, wasResent } from './attempts.ts';
import { earlierTwin } from './earlierTwin.ts';
import { updateLead } from './updateLead.ts';
import { type CrmSettings, type DeliveryOutcome, deliver } from './webToLead.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Deliveries at the same time, and of one look at what is due. */
const width = 4;
const batch = 40;
const resting = new RestingRows();

/**
 * Delivers what is due, the most urgent first, within the day's budget, for as long as `mayGoOn`
 * says so; answers how many were due.
 */
export async function deliverDue(
  payload: Payload,
  settings: CrmSettings & { readonly dailyBudget: number } = crm,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  const { url, dailyBudget } = settings;
  if (!url) return 0;
  const sent = await sentWithin(payload, day);
  const admitted = admittedPriority(sent, dailyBudget);
  if (admitted < 0) return 0;
  const { docs } = await payload.find({
    collection: 'leads',
    where: {
      state: { equals: 'queued' },
      ...isDue(),
      priority: { less_than_equal: admitted },
      ...resting.others(payload),
    },
    sort: ['priority', 'received_at'],
    limit: Math.min(batch, leftFor(admitted, sent, dailyBudget)),
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const waiting = await withinShares(payload, docs, dailyBudget);
  const worker = async () => {
    for (let due = waiting.shift(); due && mayGoOn(); due = waiting.shift()) {
      const { id } = due;
      await resting.attempt(payload, deliveryRow(due), async () => {
        // Its person may have been erased, or somebody may have acted on it, since it was read.
        const lead = await stillQueued(payload, id);
        if (lead) await attempt(payload, lead, { ...settings, url });
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: width }, worker));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
  return docs.length;
}

/**
 * Those of them that their networks' shares of the day's budget still allow; the others are put off
 * by an hour, so that what one place sends never spends the day of all. Those without a network,
 * and those that a person released, have no such bound.
 */
async function withinShares(
  payload: Payload,
  docs: readonly Lead[],
  budget: number,
): Promise<Lead[]> {
  const share = Math.max(1, Math.floor(budget * networkShare));
  const allowed = new Set(docs);
  for (const [network, theirs] of Map.groupBy(docs, (lead) => lead.network ?? '')) {
    if (!network) continue;
    const left = Math.max(0, share - (await sentWithin(payload, day, network)));
    for (const lead of theirs.slice(left)) {
      allowed.delete(lead);
      const next_attempt_at = new Date(Date.now() + hour).toISOString();
      await resting.attempt(payload, deliveryRow(lead), async () => {
        await updateLead(payload, lead.id, { next_attempt_at });
      });
    }
  }
  return [...allowed];
}

const deliveryRow = ({ id, reference }: Lead) => ({ id, name: `the delivery of ${reference}` });

async function stillQueued(payload: Payload, id: number): Promise<Lead | undefined> {
  const where = { id: { equals: id }, state: { equals: 'queued' } };
  const { docs } = await payload.find({
    collection: 'leads',
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0];
}

async function attempt(
  payload: Payload,
  lead: Lead,
  settings: CrmSettings & { readonly url: string },
): Promise<void> {
  // One that went out by itself goes on so, and what a person sends again is meant to go.
  const isOnItsOwn = Boolean(lead.duplicate_of) || (lead.attempt_count ?? 0) > 0 || wasResent(lead);
  const twin = isOnItsOwn ? undefined : await earlierTwin(payload, lead);
  if (twin) {
    const sent = twin.state === 'delivered';
    await updateLead(
      payload,
      lead.id,
      sent
        ? { state: 'delivered', duplicate_of: twin.id, delivered_at: twin.delivered_at ?? null }
        : { next_attempt_at: later(1) },
    );
    return;
  }
  const count = (lead.attempt_count ?? 0) + 1;
  // Before it leaves: whoever erases its person meanwhile must know that the CRM may have it, and
  // one of which nothing can be written afterwards must not go again without a pause.
  const claim = { attempt_count: count, next_attempt_at: later(count) };
  const fields = await updateLead(payload, lead.id, claim, {
    state: 'queued',
    attempt_count: lead.attempt_count ?? null,
  });
  if (!fields) return;
  const span = goOn(lead.traceparent, {
    name: 'deliver lead',
    kind: 'client',
    attributes: { 'lead.type': lead.type ?? '', 'lead.attempt': count },
  });
  const outcome = await deliver(
    { key: lead.key, reference: lead.reference, type: lead.type ?? '', fields },
    settings,
  );
  span?.set({ 'lead.result': outcome.result });
  span?.end(outcome.result !== 'delivered');
  countDelivery(outcome.result);
  payload.logger.info(
    { reference: lead.reference, result: outcome.result },
    'an enquiry was sent to the CRM',
  );
  await updateLead(payload, lead.id, {
    ...afterwards(outcome, count),
    attempts: [...latestAttempts(lead), { at: new Date().toISOString(), ...outcome }],
  });
}

function afterwards({ result }: DeliveryOutcome, count: number): Partial<Lead> {
  if (result === 'delivered')
    return { state: 'delivered', delivered_at: new Date().toISOString(), duplicate_of: null };
  return result === 'refused' ? { state: 'refused' } : { next_attempt_at: later(count) };
}

const later = (attempts: number): string => new Date(Date.now() + backOff(attempts)).toISOString();

/** Leads that reached the CRM within the last milliseconds, of all or of one network. */
export async function sentWithin(
  payload: Payload,
  milliseconds: number,
  network?: string,
): Promise<number> {
  const where = {
    delivered_at: within(milliseconds),
    duplicate_of: { exists: false },
    ...(network ? { network: { equals: network } } : {}),
  };
  return (await payload.count({ collection: 'leads', where, overrideAccess: true })).totalDocs;
}
