import { holdReasons } from '@concierge/contract/holdReasons';
import { type LeadEnvelope, leadsRequestSchema } from '@concierge/contract/lead';
import { describeIssues } from '@concierge/contract/parse';
import { tracedLeads } from '@concierge/server/traces/tracedLeads';
import type { Payload } from 'payload';
import { onDisk } from '../../runtime/database/database.ts';
import { inTurn } from '../../runtime/database/inTurn.ts';
import type { CallRequest } from '../../runtime/http/answerCall.ts';
import { authorized } from '../../runtime/http/authorized.ts';
import { json, problem } from '../../runtime/http/respond.ts';
import { takeCheck } from '../check/leadCheck.ts';
import { erasedAmong, sentLead } from '../privacy/marks.ts';
import { insertLeads } from '../store/insertLeads.ts';
import { leadRow, printable } from '../store/leadRow.ts';
import { proveWritable, type Result, storeLead } from '../store/storeLead.ts';
import { bookSeat, dropHold } from '../visits/seatStore.ts';
import { seatTrouble } from '../visits/visitSeat.ts';
import { burstsIn } from './bursts/bursts.ts';
import { spentPasses } from './spentPasses.ts';

/**
 * `POST /api/leads` (ADR 5): stores up to 50 envelopes of the site's outbox; the same key is stored
 * once. 401, 400, 200.
 */
export async function handleLeads(payload: Payload, request: CallRequest): Promise<Response> {
  if (!authorized(request)) return problem(401, 'Unauthorized');
  const parsed = leadsRequestSchema.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return problem(400, describeIssues(parsed.error.issues));
  const span = { name: 'store lead', kind: 'consumer' } as const;
  const { leads, end } = tracedLeads(parsed.data.leads.map(printable), span);
  try {
    const results = await take(payload, leads);
    end(({ key }) => !isKept(results, key));
    return json({ results });
  } catch (error) {
    end(() => true);
    throw error;
  }
}

/** Whether what was handed over under this key is stored, by now or before. */
const isKept = (results: readonly Result[], key: string): boolean =>
  results.some((one) => one.key === key && ['stored', 'duplicate'].includes(one.status));

/** Stores what is new, books what belongs to it, and answers what became of each. */
async function take(payload: Payload, all: readonly LeadEnvelope[]): Promise<Result[]> {
  const leads = all.filter(({ check }) => !check);
  if (all.length === 0) await proveWritable(payload);
  // Sent before their person was erased: acknowledged, so that the site forgets them, and not kept.
  const { erased, lasting, results } = await inTurn(payload, 'intake', async () => {
    const erased = await erasedAmong(payload, leads.map(sentLead));
    const lasting = leads.filter(({ key }) => !erased.has(key));
    return { erased, lasting, results: [...(await store(payload, lasting))] };
  });
  for (const key of erased) await dropHold(payload, key);
  // Also for one that is known: the process may have died between the two.
  for (const { key, type } of lasting)
    if (type === 'visit-school' && isKept(results, key)) await bookSeat(payload, key);
  for (const lead of all) if (lead.check) results.push(await takeCheck(payload, lead));
  await onDisk(payload);
  const dropped = [...erased].map((key) => ({ key, status: 'stored' as const }));
  return [...results, ...dropped];
}

/**
 * Stores those that are new, each with the reason why a person must look at it, if there is one.
 */
async function store(payload: Payload, leads: readonly LeadEnvelope[]): Promise<Result[]> {
  const storedByKey = await findStoredKeys(payload, leads);
  const fresh = await judged(
    payload,
    [...new Map(leads.map((lead) => [lead.key, lead])).values()].filter(
      ({ key }) => !storedByKey.has(key),
    ),
  );
  const byKey = new Map(fresh.map((lead) => [lead.key, lead]));
  const together = await insertLeads(payload, fresh.map(leadRow));
  const results: Result[] = [];
  for (const { key } of leads) {
    const lead = byKey.get(key);
    if (!lead) results.push({ key, status: 'duplicate' });
    else if (together.delete(key)) results.push({ key, status: 'stored' });
    else results.push(await storeLead(payload, lead));
  }
  const references = results.flatMap(({ key, status }) =>
    status === 'stored' ? (byKey.get(key)?.reference ?? []) : [],
  );
  if (references.length > 0) payload.logger.info({ references }, 'enquiries are stored');
  return results;
}

/** New leads with the reason why a person must look at them, where there is one. */
async function judged(payload: Payload, leads: readonly LeadEnvelope[]): Promise<LeadEnvelope[]> {
  const [spent, bursts] = [await spentPasses(payload, leads), await burstsIn(payload, leads)];
  const all: LeadEnvelope[] = [];
  for (const lead of leads) {
    const isSpent = spent.has(lead.key);
    // A seat is given for a pass, so none for one that was used.
    if (isSpent) await dropHold(payload, lead.key);
    const why =
      lead.held ??
      (isSpent ? holdReasons.spentPass : undefined) ??
      (bursts.has(lead.key)
        ? holdReasons.burst
        : await seatTrouble(payload, lead, lead.source_network));
    all.push({ ...lead, ...(why ? { held: why } : {}), ...(isSpent ? { pass: undefined } : {}) });
  }
  return all;
}

/** Keys of those leads that are in the inbox already. */
async function findStoredKeys(
  payload: Payload,
  leads: readonly LeadEnvelope[],
): Promise<ReadonlySet<string>> {
  if (leads.length === 0) return new Set();
  const { docs } = await payload.find({
    collection: 'leads',
    where: { key: { in: leads.map(({ key }) => key) } },
    select: { key: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Set(docs.map(({ key }) => key));
}
